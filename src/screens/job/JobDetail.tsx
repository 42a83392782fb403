import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { pageMessages } from '~/content/page-messages';
import { media } from '~/theme/media';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { applyHref } from './apply-href';
import { JobFacts } from './JobFacts';
import { JobText } from './JobText';

/** The text of a job next to its facts. On a phone the Apply link is fixed to the bottom. */
export function JobDetail({ job }: { job: Job }) {
  return (
    <div>
      <Columns>
        <JobText job={job} />
        <JobFacts job={job} />
      </Columns>
      <ApplyBar data-bottom-bar data-print="hide">
        <ButtonLink href={applyHref(job)}>{pageMessages.job.apply}</ButtonLink>
      </ApplyBar>
    </div>
  );
}

const { space, color } = theme;

const TOP = '72px';

/** Space for the scroll-to-top button. */
const BAR_RIGHT = '92px';

const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.column};
  align-items: start;
  padding-block: ${TOP} ${space.section};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${theme.layout.articleSide};
  }

  ${media.print} {
    display: block;
  }
`;

const ApplyBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.base};
  display: grid;
  padding: ${space.s} max(${BAR_RIGHT}, ${space.gutter}) calc(${space.s} + ${theme.safe.bottom}) ${space.gutter};
  border-top: ${theme.line.hair} solid ${color.border};
  background: ${color.bg};

  ${media.desktop} {
    display: none;
  }
`;
