import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CaseStudy } from '~/content/model';
import { Categories } from '~/features/case-studies/Categories';
import { href } from '~/href';
import { media } from '~/theme/media';
import { linkCard, stretchedLink } from '~/theme/mixins';
import { theme } from '~/theme/theme';

/** One case study of the list: `picture`, categories, title and summary. The whole card is the link. */
export function CaseCard({ study, picture }: { study: CaseStudy; picture: ReactNode }) {
  return (
    <Card>
      {picture}
      <Body>
        <Categories names={study.category} />
        <h2>
          <a href={href('/case-studies/:caseStudyId', { caseStudyId: study.id })}>{study.title}</a>
        </h2>
        <p>{study.summary}</p>
      </Body>
    </Card>
  );
}

const { space } = theme;

const PICTURE_RATIO = '16 / 9';

const Card = styled.article`
  ${linkCard}
  height: 100%;
  overflow-wrap: anywhere;

  > img {
    width: 100%;
    height: auto;
    border-radius: ${theme.radius.l} ${theme.radius.l} 0 0;
    aspect-ratio: ${PICTURE_RATIO};
    object-fit: cover;
  }

  a {
    ${stretchedLink}
  }
`;

const Body = styled.div`
  padding: ${space.ll} ${space.xl} ${space.xl};

  h2 {
    margin: ${space.m} 0 ${space.xs};
    font-size: ${theme.text.h3};
  }

  > p {
    color: ${theme.color.text2};
  }

  ${media.small} {
    padding-inline: ${space.l};
  }
`;
