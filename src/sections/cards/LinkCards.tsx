import styled from 'styled-components';
import type { SectionOf } from '~/content/model';
import { SectionFrame } from '~/sections/parts/SectionFrame';
import { media } from '~/theme/media';
import { stretchedLink } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Grid } from '~/ui/layout';
import { MoreLink } from '~/ui/navigation/MoreLink';
import { LinkCardDrawing } from './LinkCardDrawing';

type Props = { section: SectionOf<'linkCards'> };

/** The mission has the tint of its strand. The vision is neutral, because all three strands cross it. */
const ACCENTS = { vision: 'mist', mission: 'route' } as const;

/** Large cards with line art on the bottom edge; the whole card is the link. They belong to the section before them. */
export function LinkCards({ section: { cards } }: Props) {
  return (
    <SectionFrame top="none">
      <Grid as="ul" $gap="l">
        {cards.map(({ title, text, linkText, href, drawing }) => (
          <Card key={title} data-accent={ACCENTS[drawing]}>
            <LinkCardDrawing name={drawing} />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link href={href}>{linkText}</Link>
          </Card>
        ))}
      </Grid>
    </SectionFrame>
  );
}

const { space } = theme;

const CARD_HEIGHT = '360px';
const CARD_HEIGHT_MOBILE = '330px';
const CARD_HEIGHT_PHONE = '410px';
const TEXT_WIDTH = '26em';

const Card = styled.li`
  --c: ${theme.color.text};
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-height: ${CARD_HEIGHT};
  padding: ${space.xlPlus} ${space.xll};
  border: 1px solid transparent;
  border-radius: ${theme.radius.xl};
  background: ${theme.color.accentTint};
  isolation: isolate;

  > h3 {
    font-size: ${theme.text.h2};
  }

  > p {
    max-width: ${TEXT_WIDTH};
    margin: ${space.sPlus} 0 ${space.mPlus};
  }

  ${media.mobile} {
    min-height: ${CARD_HEIGHT_MOBILE};
    padding: ${space.ll} ${space.lPlus};
  }

  ${media.phone} {
    min-height: ${CARD_HEIGHT_PHONE};
  }
`;

const Link = styled(MoreLink)`
  ${stretchedLink}

  &::after {
    border-radius: ${theme.radius.xl};
  }
`;
