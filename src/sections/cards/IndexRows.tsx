import type { SectionOf } from '~/content/model';
import { SectionFrame } from '~/sections/parts/SectionFrame';
import { ContentIcon } from '~/ui/icons/ContentIcon';
import { arrowRight } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { Child, Children, Glyph, Go, List, Row, TitleLink } from './IndexRows.styles';

type Props = { section: SectionOf<'indexRows'> };

/** The pages of an overview, one row each. The row is a link; its child pages are separate chips. */
export function IndexRows({ section: { rows } }: Props) {
  return (
    <SectionFrame top="small">
      <List>
        {rows.map(({ icon, title, text, strand, href, children }) => (
          <Row key={href} data-accent={strand}>
            <Glyph>
              <ContentIcon name={icon} size="l" />
            </Glyph>
            <h2>
              <TitleLink href={href}>{title}</TitleLink>
            </h2>
            <p>{text}</p>
            <Go>
              <Icon drawing={arrowRight} />
            </Go>
            {children && (
              <Children>
                {children.map((child) => (
                  <li key={child.href}>
                    <Child href={child.href}>{child.text}</Child>
                  </li>
                ))}
              </Children>
            )}
          </Row>
        ))}
      </List>
    </SectionFrame>
  );
}
