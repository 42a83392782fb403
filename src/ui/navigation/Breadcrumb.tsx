import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

export interface Crumb {
  readonly label: string;
  /** Missing if the address has no page: the crumb is then plain text. */
  readonly href?: string;
}

/** The path from the home page. The last crumb is the page itself and not a link. A single crumb shows nothing. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {crumbs.map(({ label, href }, index) => (
          <li key={label}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" dir="auto">
                {label}
              </span>
            ) : href ? (
              <a href={href} dir="auto">
                {label}
              </a>
            ) : (
              <span dir="auto">{label}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const { color, space, size } = theme;

const TARGET_OUTSET = `calc((${size.controlDense} - ${size.controlSmall}) / 2)`;

/** A short strand in the page's colour separates the crumbs. */
const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${color.text2};
  font-size: ${theme.text.small};

  > li {
    display: flex;
    align-items: center;
  }

  > li + li::before {
    content: '';
    flex: none;
    width: ${size.crumbStrand};
    margin-inline: ${space.xsPlus};
    border-top: ${theme.line.rule} solid ${color.accentLine};
    border-radius: ${space.x3s};

    /* With more, a path of about the width of a phone would break into two lines until the fonts have loaded. */
    ${media.small} {
      margin-inline: ${space.xs};
    }
  }

  a {
    display: flex;
    align-items: center;
    /* A finger needs more room than the line, so the target is larger than its place. */
    min-height: ${size.controlSmall};
    margin: ${TARGET_OUTSET} -${space.xxs};
    padding-inline: ${space.xxs};
  }

  a:hover {
    text-decoration: underline;
  }

  [aria-current] {
    color: ${color.text};
    font-weight: ${theme.font.weight.strong};
  }
`;
