import type { FormEvent, RefObject } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { inputStyles } from '~/ui/form/form-styles';
import { Icon } from '~/ui/icons/Icon';
import { search } from '~/ui/icons/screens';
import { careersWords } from '../words';
import { FIELD } from './filters-query';

interface Props {
  formId: string;
  formRef: RefObject<HTMLFormElement | null>;
  text: string;
  onChange: (text: string) => void;
}

/** The list updates on every keystroke, so there is nothing to submit. */
const stay = (event: FormEvent) => event.preventDefault();

/** Search of the job list. Autocomplete is off, because the state of the form is in the address. */
export function JobSearch({ formId, formRef, text, onChange }: Props) {
  return (
    <Form id={formId} ref={formRef} role="search" autoComplete="off" onSubmit={stay} data-print="hide">
      <Icon drawing={search} />
      <Input
        type="search"
        dir="auto"
        name={FIELD.text}
        aria-label={careersWords.searchLabel}
        placeholder={careersWords.searchPlaceholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form>
  );
}

const FIELD_HEIGHT = '56px';
const FIELD_INDENT = '52px';
const ICON_SIZE = '20px';

const Form = styled.form`
  position: relative;
  grid-area: search;

  > .icon {
    position: absolute;
    top: calc((${FIELD_HEIGHT} - ${ICON_SIZE}) / 2);
    left: ${theme.space.ml};
    color: ${theme.color.text3};
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${inputStyles}
  min-height: ${FIELD_HEIGHT};
  padding-left: ${FIELD_INDENT};
  border-radius: ${theme.radius.pill};
  appearance: none;

  &:focus {
    border-radius: ${theme.radius.pill};
  }
`;
