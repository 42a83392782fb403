import styled from 'styled-components';
import { slugify } from '~/lib/slugify';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import type { JobGroup } from './filter-jobs';
import { JobCard } from './JobCard';
import { jobCount } from './job-count';

/** A department that a backend adds may have any text as its id. */
const headingId = (departmentId: string) => `jobs-${slugify(departmentId)}`;

/** Jobs by department, each group with its count; two cards per row on desktop (S9.two-per-row). */
export function JobGroupList({ groups }: { groups: readonly JobGroup[] }) {
  return groups.map(({ id, label, jobs }, i) => (
    <Group key={id} data-later={i > 0 ? '' : undefined} aria-labelledby={headingId(id)}>
      <Head>
        <h2 id={headingId(id)}>{label}</h2>
        <span>{jobCount(jobs.length)}</span>
      </Head>
      <Cards>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </Cards>
    </Group>
  ));
}

const { space } = theme;

const Group = styled.section`
  & + & {
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
`;
