import styled from 'styled-components';
import { type Job, jobQuery } from '~/api/jobs';
import { QueryProvider } from '~/api/QueryProvider';
import { pageMessages } from '~/content/page-messages';
import { company } from '~/content/site';
import { useJob } from '~/features/careers/use-jobs';
import { CachedLine } from '~/features/offline/CachedLine';
import { href } from '~/href';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import type { PageProps } from '~/screens/page-props';
import { PageBanner } from '~/sections/banners/PageBanner';
import { CrumbBar } from '~/sections/parts/CrumbBar';
import { DeadEnd } from '~/sections/parts/DeadEnd';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Loading } from '~/ui/status/Loading';
import { JobChips } from './JobChips';
import { JobDetail } from './JobDetail';
import { jobWords } from './words';

function Found({ job }: { job: Job }) {
  useDocumentTitle(job.title, { suffix: ` | ${company.name}` });
  return (
    <>
      <PageBanner section={{ kind: 'pageBanner', variant: 'light', title: job.title, lead: job.subtitle }}>
        <JobChips job={job} />
        <CachedLine of={[jobQuery(job.id).queryKey]} />
      </PageBanner>
      <JobDetail job={job} />
    </>
  );
}

function Screen({ id }: { id: string }) {
  const { job, isLoading } = useJob(id);
  if (job) return <Found job={job} />;
  if (!isLoading) {
    return (
      <DeadEnd documentTitle={jobWords.notFoundTitle} title={pageMessages.job.notFound}>
        <ButtonLink href={href('/careers')}>{pageMessages.job.back}</ButtonLink>
      </DeadEnd>
    );
  }
  return (
    <>
      <CrumbBar />
      <Waiting>
        <Loading>{pageMessages.job.loading}</Loading>
      </Waiting>
    </>
  );
}

/** `/careers/job/{jobId}`: loading, found or not found (S4.job.states). */
export default function JobPage({ params }: PageProps) {
  return (
    <QueryProvider>
      <Screen id={params.jobId ?? ''} />
    </QueryProvider>
  );
}

const Waiting = styled.div`
  ${wrap}
  min-height: ${theme.layout.stateHeight};
`;
