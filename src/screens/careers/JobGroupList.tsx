import { memo, type RefObject, useLayoutEffect } from 'react';
import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { hyphenated } from '~/lib/text/hyphenated';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Grid } from '~/ui/layout';
import type { JobGroup } from './filters/filter-jobs';
import { JobCard } from './JobCard';
import { jobCount } from './job-count';

/** A department that a backend adds may have any text as its id. */
const headingId = (departmentId: string) => `jobs-${hyphenated(departmentId)}`;

/** Above this number of jobs, cards outside the window are not laid out. */
const LONG_LIST = 100;

interface GroupProps {
  group: JobGroup;
  isFirst: boolean;
  isLong: boolean;
}

function DepartmentJobs({ group: { id, label, jobs }, isFirst, isLong }: GroupProps) {
  return (
    <Group data-later={isFirst ? undefined : ''} aria-labelledby={headingId(id)}>
      <Head>
        <h2 id={headingId(id)} dir="auto">
          {label}
        </h2>
        <span data-count="">{jobCount(jobs.length)}</span>
      </Head>
      <Cards as="ul" $gap="l" data-long={isLong || undefined}>
        {jobs.map((job) => (
          <li key={job.id} data-job={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </Cards>
    </Group>
  );
}

/** Jobs by department, each group with its count; two cards per row on desktop (S9.two-per-row). */
export const JobGroupList = memo(function JobGroupList({ groups }: { groups: readonly JobGroup[] }) {
  const isLong = groups.reduce((sum, { jobs }) => sum + jobs.length, 0) > LONG_LIST;
  return groups.map((group, i) => <DepartmentJobs key={group.id} group={group} isFirst={i === 0} isLong={isLong} />);
});

function showFound(list: HTMLElement, found: ReadonlySet<string>) {
  for (const group of list.querySelectorAll<HTMLElement>('section')) {
    const cards = [...group.querySelectorAll<HTMLElement>('[data-job]')];
    for (const card of cards) card.hidden = !found.has(card.dataset.job ?? '');
    const count = cards.filter(({ hidden }) => !hidden).length;
    group.hidden = count === 0;
    const text = group.querySelector('[data-count]');
    if (text) text.textContent = jobCount(count);
  }
}

/**
 * Hides the jobs of a `JobGroupList` that do not match the filters, and counts the others. It changes the elements themselves: the list
 * may be the server's HTML, and a filter changes a long list quickly.
 */
export function useFound(list: RefObject<HTMLElement | null>, groups: readonly JobGroup[], found: ReadonlySet<Job>) {
  useLayoutEffect(() => {
    // A new list has new elements.
    if (list.current && groups) showFound(list.current, new Set([...found].map(({ id }) => id)));
  }, [list, groups, found]);
}

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

const Cards = styled(Grid)`
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
