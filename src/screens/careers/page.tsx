import { jobsQuery } from '~/api/jobs';
import { QueryProvider } from '~/api/QueryProvider';
import { jobs as builtInJobs } from '~/content/jobs';
import { useJobs } from '~/features/careers/use-jobs';
import { CachedLine } from '~/features/offline/CachedLine';
import { KeptHtml } from '~/lib/kept-html';
import { countText } from '~/lib/text/fill';
import { PageBanner } from '~/sections/banners/PageBanner';
import { JobBoard } from './JobBoard';
import { careersWords } from './words';

function Screen() {
  const jobs = useJobs();
  const { title, lead, leadOne, leadMany } = careersWords;
  const isAsWritten = jobs.length === builtInJobs.length;
  return (
    <>
      <KeptHtml isKept={isAsWritten}>
        <PageBanner
          section={{
            kind: 'pageBanner',
            variant: 'light',
            title,
            lead: isAsWritten ? lead : countText(jobs.length, leadOne, leadMany),
          }}
        />
      </KeptHtml>
      <JobBoard jobs={jobs} note={<CachedLine of={[jobsQuery.queryKey]} />} />
    </>
  );
}

/** `/careers`: the built-in jobs at once, then the backend's if it has a list. */
export default function CareersPage() {
  return (
    <QueryProvider>
      <Screen />
    </QueryProvider>
  );
}
