import { memo } from 'react';
import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { hyphenated } from '~/lib/text/hyphenated';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import type { JobGroup } from './filters/filter-jobs';
import { JobCard } from './JobCard';
import { jobCount } from './job-count';

/** A department that a backend adds may have any text as its id. */
const headingId = (departmentId: string) => `jobs-${hyphenated(departmentId)}`;

/** Above this number of jobs, cards outside the window are not laid out. */
const LONG_LIST = 100;

interface GroupProps {
  group: JobGroup;
  found: ReadonlySet<Job>;
  isFirst: boolean;
  isLong: boolean;
}

const DepartmentJobs = memo(function DepartmentJobs({
  group: { id, label, jobs },
  found,
  isFirst,
  isLong,
}: GroupProps) {
  const count = jobs.filter((job) => found.has(job)).length;
  return (
    <Group data-later={isFirst ? undefined : ''} aria-labelledby={headingId(id)} hidden={count === 0}>
      <Head>
        <h2 id={headingId(id)} dir="auto">
          {label}
        </h2>
        <span>{jobCount(count)}</span>
      </Head>
      <Cards data-long={isLong || undefined}>
        {jobs.map((job) => (
          <li key={job.id} hidden={!found.has(job)}>
            <JobCard job={job} />
          </li>
        ))}
      </Cards>
    </Group>
  );
});

interface Props {
  /** All jobs. */
  groups: readonly JobGroup[];
  /** The jobs that match the filters. The others stay in the page, hidden, so that a filter changes a long list quickly. */
  found: ReadonlySet<Job>;
}

/** Jobs by department, each group with its count; two cards per row on desktop (S9.two-per-row). */
export const JobGroupList = memo(function JobGroupList({ groups, found }: Props) {
  const isLong = groups.reduce((sum, { jobs }) => sum + jobs.length, 0) > LONG_LIST;
  return groups.map((group, i) => (
    <DepartmentJobs key={group.id} group={group} found={found} isFirst={i === 0} isLong={isLong} />
  ));
});

const { space } = theme;

/** Height of a usual card, until the card is laid out. */
const CARD_HEIGHT = '156px';
const OUTLINE_ROOM = space.xs;

const Group = styled.section`
  &:not([hidden]) ~ & {
    margin-top: ${space.xll};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xxs} ${space.s};
  margin-bottom: ${space.mPlus};

  > h2 {
    font-size: ${theme.text.card};
    line-height: ${theme.leading.h3};
    letter-spacing: ${theme.tracking.h3};
  }

  > span {
    color: ${theme.color.text3};
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > li {
    display: grid;
  }

  /* Find-in-page and the keyboard still reach these cards. The padding is room for a focused card's outline. */
  &[data-long] > li {
    margin: calc(-1 * ${OUTLINE_ROOM});
    padding: ${OUTLINE_ROOM};
    content-visibility: auto;
    contain-intrinsic-size: auto ${CARD_HEIGHT};
    overflow-clip-margin: ${space.l};
  }

  ${media.print} {
    &[data-long] > li {
      content-visibility: visible;
    }
  }
`;
