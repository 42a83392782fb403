import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
import { newsroomWords } from '~/features/newsroom/words';
import { href } from '~/href';
import { useSearchText } from '~/lib/hooks/use-search-text';
import { countText } from '~/lib/text/fill';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { inputStyles } from '~/ui/form/form-styles';
import { Icon } from '~/ui/icons/Icon';
import { search as searchIcon } from '~/ui/icons/screens';
import { LIST_ARTICLES_Q_MAX_LENGTH } from '~contract/generated/limits';

const words = newsroomWords.search;

interface Props {
  /** The text in the address. */
  shown: string;
  onSearch: (text: string) => void;
}

/** Searches the list. Without JavaScript, it is a form that the server answers. */
export function ArticleSearch({ shown, onSearch }: Props) {
  const { text, setText, excess, search } = useSearchText(shown, LIST_ARTICLES_Q_MAX_LENGTH, onSearch);
  const problemId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <Form role="search" action={`${href('/newsroom')}#latest`} autoComplete="off" onSubmit={submit} data-print="hide">
      <Icon drawing={searchIcon} />
      <Input
        type="search"
        name="q"
        dir="auto"
        enterKeyHint="search"
        aria-label={words.label}
        aria-invalid={excess > 0 || undefined}
        aria-describedby={problemId}
        placeholder={words.label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Problem id={problemId} role="status">
        {excess > 0 && countText(excess, words.excessOne, words.excessMany)}
      </Problem>
      <Button type="submit" size="small" data-without-js="">
        {words.submit}
      </Button>
    </Form>
  );
}

const { space, color } = theme;

const Form = styled.form`
  position: relative;

  > .icon {
    position: absolute;
    top: ${space.m};
    left: ${space.m};
    color: ${color.text3};
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${inputStyles}
  padding-left: ${space.xxl};
`;

const Problem = styled.p`
  color: ${color.danger};
  font-size: ${theme.text.small};

  &:not(:empty) {
    margin-top: ${space.xs};
  }
`;
