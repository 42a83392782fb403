import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CaseFeature } from '~/content/model';
import { Picture } from '~/features/case-studies/Picture';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

interface Props {
  feature: CaseFeature;
  picture: ReactNode;
  /** On desktop the picture is left of the text; on a phone it is always above. */
  isImageFirst: boolean;
}

/** A feature of a phase: its picture next to its text. */
export function FeaturePair({ feature, picture, isImageFirst }: Props) {
  return (
    <Pair $isImageFirst={isImageFirst}>
      <Picture art={feature.image} shape="feature">
        {picture}
      </Picture>
      <div>
        <h3>{feature.title}</h3>
        <p>{feature.description}</p>
      </div>
    </Pair>
  );
}

const { space, color } = theme;

const Pair = styled.div<{ $isImageFirst: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} ${space.xl};
  align-items: center;
  margin-top: ${space.xl};

  p {
    margin-top: ${space.xs};
    color: ${color.text2};
  }

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      order: ${({ $isImageFirst }) => ($isImageFirst ? 0 : 1)};
    }
  }

  ${media.print} {
    break-inside: avoid;
  }
`;
