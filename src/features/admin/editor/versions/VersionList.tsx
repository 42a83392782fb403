import styled from 'styled-components';
import type { ArticleVersion } from '~/api/articles/versions';
import { adminWords } from '~/features/admin/words';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';

const words = adminWords.versions;
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium' });

/** When a version was saved, in words. */
export const timeOf = ({ savedAt }: ArticleVersion) =>
  Number.isNaN(savedAt) ? words.unknownTime : when.format(savedAt);

interface Props {
  versions: readonly ArticleVersion[];
  onCompare: (version: ArticleVersion) => void;
}

/** Who saved an article and when, newest first. */
export function VersionList({ versions, onCompare }: Props) {
  return (
    <List>
      {versions.map((version) => (
        <li key={version.version}>
          <div>
            <b>{timeOf(version)}</b>
            <p dir="auto">{version.title}</p>
            <small dir="auto">{version.savedBy}</small>
          </div>
          <Button
            variant="line"
            size="small"
            aria-label={words.compareWith(timeOf(version))}
            onClick={() => onCompare(version)}
          >
            {words.compare}
          </Button>
        </li>
      ))}
    </List>
  );
}

const { space, color, text } = theme;

const List = styled.ul`
  li {
    display: flex;
    gap: ${space.m};
    align-items: center;
    justify-content: space-between;
    padding: ${space.s} 0;
    font-size: ${text.small};
  }

  li + li {
    border-top: 1px solid ${color.border};
  }

  div {
    min-width: 0;
  }

  b {
    font-weight: ${theme.font.weight.strong};
  }

  p {
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.text3};
    overflow-wrap: anywhere;
  }
`;
