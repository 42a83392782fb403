import styled from 'styled-components';
import { caseStudies } from '~/content/case-studies';
import type { ArtName, CaseStudy } from '~/content/model';
import { pageMessages } from '~/content/page-messages';
import { company } from '~/content/site';
import { Categories } from '~/features/case-studies/Categories';
import { NextCard } from '~/features/case-studies/NextCard';
import { Picture } from '~/features/case-studies/Picture';
import { href } from '~/href';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import type { PageProps } from '~/screens/page-props';
import { PageBanner } from '~/sections/banners/PageBanner';
import { Art } from '~/sections/parts/Art';
import { DeadEnd } from '~/sections/parts/DeadEnd';
import { SectionFrame } from '~/sections/parts/SectionFrame';
import { Split } from '~/sections/parts/Split';
import { StatList } from '~/sections/parts/StatList';
import { runsOnPaper } from '~/theme/mixins';
import { prose } from '~/theme/prose';
import { theme } from '~/theme/theme';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Container } from '~/ui/Container';
import { CasePhases } from './CasePhases';
import { TechStack } from './TechStack';
import { caseStudyWords } from './words';

const words = caseStudyWords;

/** Size of the widest drawings. Their frame crops them. */
const picture = (name: ArtName) => <Art key={name} name={name} width={1440} height={900} />;

const items = (texts: readonly string[]) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

function Study({ study }: { study: CaseStudy }) {
  const { title, subTitle, stats, category } = study;
  useDocumentTitle(title, { suffix: ` | ${company.name}` });
  return (
    <>
      <PageBanner section={{ kind: 'pageBanner', variant: 'bare', title, lead: subTitle }} />
      <Container>
        {study.bannerImages.map((name) => (
          <Picture key={name} art={name} shape="banner">
            {picture(name)}
          </Picture>
        ))}
      </Container>
      <SectionFrame>
        <Stats>
          <StatList stats={stats} />
        </Stats>
        <Split
          title={words.overview}
          aside={
            <Aside>
              <Categories names={category} isAccented />
            </Aside>
          }
        >
          <Prose>
            <p>{study.overview}</p>
            <h2>{words.challenges}</h2>
            {items(study.challenges)}
          </Prose>
        </Split>
      </SectionFrame>
      <SectionFrame ground="alt">
        <CasePhases study={study} picture={picture} />
      </SectionFrame>
      <SectionFrame>
        <Splits>
          <Split title={words.results}>
            <Prose>{items(study.results)}</Prose>
          </Split>
          <Split title={words.techStack}>
            <TechStack rows={study.techStack} />
          </Split>
          <NextCard title={words.link} href={study.link} />
        </Splits>
      </SectionFrame>
    </>
  );
}

/** `/case-studies/{caseStudyId}`: a case study with all its parts. */
export default function CaseStudyPage({ params }: PageProps) {
  const study = caseStudies.find(({ id }) => id === params.caseStudyId);
  if (study) return <Study study={study} />;
  return (
    <DeadEnd documentTitle={words.notFoundTitle} title={pageMessages.caseStudy.notFound} text={words.notFoundText}>
      <ButtonLink href={href('/case-studies')}>{words.back}</ButtonLink>
    </DeadEnd>
  );
}

const STATS_BOTTOM = '88px';
const SPLIT_GAP = 'clamp(72px, 7vw, 104px)';

const Stats = styled.div`
  margin-bottom: ${STATS_BOTTOM};
`;

const Aside = styled.div`
  margin-top: ${theme.space.mlPlus};
`;

const Prose = styled.div`
  ${prose}
`;

const Splits = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPLIT_GAP};
  ${runsOnPaper(SPLIT_GAP)}
`;
