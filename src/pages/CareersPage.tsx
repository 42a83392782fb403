import { jobsQuery } from '~/api/jobs';
import { QueryProvider } from '~/api/QueryProvider';
import { jobs as builtInJobs } from '~/content/jobs';
import { careersScreen } from '~/content/screens/careers';
import { JobBoard } from '~/features/careers/JobBoard';
import { useJobs } from '~/features/careers/use-jobs';
import { CachedLine } from '~/features/offline/CachedLine';
import { KeptHtml } from '~/lib/kept-html';
import { countText } from '~/lib/text/fill';
import { PageBanner } from '~/sections/banners/PageBanner';

function Screen() {
  const jobs = useJobs();
  const { title, lead, leadOne, leadMany } = careersScreen;
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
