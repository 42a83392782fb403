import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArtName, CaseFeature, CaseStudy } from '~/content/model';
import { Phase } from '~/features/case-studies/Phase';
import { Picture } from '~/features/case-studies/Picture';
import { theme } from '~/theme/theme';
import { FeaturePair } from './FeaturePair';
import { caseStudyWords } from './words';

interface Props {
  study: Pick<CaseStudy, 'designPhase' | 'developmentPhase' | 'deploymentPhase'>;
  /** Renders a piece of art, in each of its themes. */
  picture: (name: ArtName) => ReactNode;
}

/** Design, Development and Deployment as stations of one line. */
export function CasePhases({ study: { designPhase, developmentPhase, deploymentPhase }, picture }: Props) {
  const { design, development, deployment } = caseStudyWords;
  const pair = (feature: CaseFeature, isImageFirst: boolean) => (
    <FeaturePair key={feature.title} feature={feature} picture={picture(feature.image)} isImageFirst={isImageFirst} />
  );
  return (
    <>
      <Phase name={design.title} note={design.text}>
        <p>{designPhase.overview}</p>
        {designPhase.features.map((feature) => pair(feature, true))}
        <Pictures>
          {designPhase.bannerImages.map((name) => (
            <Picture key={name} art={name} shape="banner">
              {picture(name)}
            </Picture>
          ))}
        </Pictures>
        <p>{designPhase.conclusion}</p>
      </Phase>
      <Phase name={development.title} note={development.text}>
        <p>{developmentPhase.overview}</p>
        {developmentPhase.features.map((feature) => pair(feature, feature.isImageFirst))}
        <p>{developmentPhase.conclusion}</p>
      </Phase>
      <Phase name={deployment.title} note={deployment.text}>
        <p>{deploymentPhase}</p>
      </Phase>
    </>
  );
}

const Pictures = styled.div`
  margin-top: ${theme.space.xl};
`;
