import styled from 'styled-components';
import { errorText, isMissing } from '~/api/errors';
import { pageMessages } from '~/content/page-messages';
import { company } from '~/content/site';
import { adminWords } from '~/features/admin/words';
import { href } from '~/href';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';

const words = adminWords.editor;
const { notFound, loadError, unknownError } = pageMessages.article;

interface Props {
  /** Why the article could not be loaded. Null if there is none. */
  error: Error | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces the editor: a message as the screen's heading, announced, and a way back. */
export function MissingArticle({ error, isRetrying, onRetry }: Props) {
  const isGone = !error || isMissing(error);
  const title = isGone ? notFound : `${loadError}${errorText(error, unknownError)}`;
  useDocumentTitle(title, { suffix: ` | ${company.name}` });
  return (
    <Box>
      <div role="alert">
        <h1 tabIndex={-1}>{title}</h1>
      </div>
      <div>
        {!isGone && (
          <Button size="small" isBusy={isRetrying} onClick={onRetry}>
            {words.tryAgain}
          </Button>
        )}
        <ButtonLink variant="line" size="small" href={href('/admin/dashboard')}>
          {words.back}
        </ButtonLink>
      </div>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space.l};
  justify-items: start;

  h1 {
    font-size: ${theme.text.h3};
    overflow-wrap: anywhere;
  }

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xsPlus};
  }
`;
