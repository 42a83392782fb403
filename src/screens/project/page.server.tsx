import styled from 'styled-components';
import type { Project } from '~/content/model';
import { pageMessages } from '~/content/page-messages';
import { company } from '~/content/site';
import { projects } from '~/content/vision-and-mission';
import { NextCard } from '~/features/case-studies/NextCard';
import { Phase } from '~/features/case-studies/Phase';
import { Picture } from '~/features/case-studies/Picture';
import { href } from '~/href';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import type { PageProps } from '~/screens/page-props';
import { PageBanner } from '~/sections/banners/PageBanner';
import { Art } from '~/sections/parts/Art';
import { DeadEnd } from '~/sections/parts/DeadEnd';
import { SectionFrame } from '~/sections/parts/SectionFrame';
import { Split } from '~/sections/parts/Split';
import { prose } from '~/theme/prose';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Container } from '~/ui/Container';
import { projectWords } from './words';

function Show({ project }: { project: Project }) {
  const { title, heading, lead, art, overview, phases, next } = project;
  useDocumentTitle(title, { suffix: ` | ${company.name}` });
  return (
    <>
      <PageBanner section={{ kind: 'pageBanner', variant: 'bare', title: heading, lead }} />
      <Container>
        <Picture art={art} shape="banner">
          <Art name={art} width={1440} height={900} />
        </Picture>
      </Container>
      <SectionFrame>
        <Split title={projectWords.overview}>
          <Prose>
            {overview.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Split>
      </SectionFrame>
      <SectionFrame ground="alt">
        {phases.map((phase) => (
          <Phase key={phase.name} name={phase.name} isShort>
            <h3>{phase.title}</h3>
            <p>{phase.text}</p>
          </Phase>
        ))}
      </SectionFrame>
      <SectionFrame>
        <NextCard {...next} />
      </SectionFrame>
    </>
  );
}

/** `/projects/{projectId}`: Vision and Mission. */
export default function ProjectPage({ params }: PageProps) {
  const project = projects.find(({ id }) => id === params.projectId);
  const { notFoundTitle, notFoundText, back } = projectWords;
  if (project) return <Show project={project} />;
  return (
    <DeadEnd documentTitle={notFoundTitle} title={pageMessages.caseStudy.notFound} text={notFoundText}>
      <ButtonLink href={href('/about')}>{back}</ButtonLink>
    </DeadEnd>
  );
}

const Prose = styled.div`
  ${prose}
`;
