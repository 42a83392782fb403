import type { ReactNode } from 'react';
import styled from 'styled-components';
import { card } from '~/theme/mixins';
import { theme } from '~/theme/theme';

interface Props {
  /** Address of a decorative drawing, fitted into 420 by 180. */
  illustration?: string;
  /** One sentence: what is missing and what to do. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Without the card's border and background. */
  isBare?: boolean;
}

/** Replaces a list, a result or a page that cannot be shown. */
export function EmptyState({ illustration, children, action, isBare = false }: Props) {
  const Frame = isBare ? Bare : Boxed;
  return (
    <Frame>
      {illustration && <img src={illustration} alt="" width={420} height={180} />}
      <p>{children}</p>
      {action}
    </Frame>
  );
}

const { space } = theme;

const ART_WIDTH = '420px';

const Bare = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.sPlus};
  padding: ${space.xxll} ${space.l};
  text-align: center;

  > img {
    width: 100%;
    max-width: ${ART_WIDTH};
    height: auto;
    aspect-ratio: 7 / 3;
    object-fit: contain;
  }

  > p {
    max-width: ${theme.layout.shortText};
    color: ${theme.color.text2};
  }
`;

const Boxed = styled(Bare)`
  ${card}
`;
