import styled from 'styled-components';
import type { Href } from '~/content/model';
import { media } from '~/theme/media';
import { linkCard, stretchedLink } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { arrowRight } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';

interface Props {
  title: string;
  text?: string;
  href: Href;
}

/** The link to the next page: one wide card with an arrow. */
export function NextCard({ title, text, href }: Props) {
  return (
    <Card data-address="">
      <div>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        {text && <p>{text}</p>}
      </div>
      <Icon drawing={arrowRight} size="xl" />
    </Card>
  );
}

const { space } = theme;

const Card = styled.div`
  ${linkCard}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.ml};
  padding: ${space.xlPlus} ${space.xll};

  h2 {
    font-size: ${theme.text.h3};
  }

  p {
    margin-top: ${space.xxsPlus};
    color: ${theme.color.text2};
  }

  a {
    ${stretchedLink}
  }

  ${media.small} {
    padding: ${space.l};
  }
`;
