import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { jobs as builtInJobs } from '~/content/jobs';
import { KeptHtml } from '~/lib/kept-html';
import { media } from '~/theme/media';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { ActiveFilters } from './filters/ActiveFilters';
import { FilterPanels } from './filters/FilterPanels';
import { filterJobs, groupJobs } from './filters/filter-jobs';
import { JobSearch } from './filters/JobSearch';
import { useJobFilters } from './filters/use-job-filters';
import { JobGroupList, useFound } from './JobGroupList';
import { jobCount } from './job-count';
import { NoJobs } from './NoJobs';
import { careersWords } from './words';

/** The search form. The checkboxes belong to it and may be outside it. */
const FORM_ID = 'job-filters';

/** Search and filters next to the matching jobs by department. `note` is above the jobs, for example their age. */
export function JobBoard({ jobs, note }: { jobs: readonly Job[]; note?: ReactNode }) {
  const { filters, listed, change, form } = useJobFilters();
  // A long list must not delay the page around it.
  const listedJobs = useDeferredValue(jobs);
  const groups = useMemo(() => groupJobs(listedJobs), [listedJobs]);
  const found = useMemo(() => new Set(filterJobs(listedJobs, listed)), [listedJobs, listed]);
  const list = useRef<HTMLDivElement>(null);
  useFound(list, groups, found);
  const focusSearch = () => form.current?.querySelector('input')?.focus();
  return (
    <Frame>
      <Columns>
        <JobSearch
          formId={FORM_ID}
          formRef={form}
          text={filters.text}
          onChange={(text) => change({ text }, 'typing')}
        />
        <FilterPanels formId={FORM_ID} jobs={jobs} filters={filters} onChange={change} />
        <List>
          <p className="vh" role="status">
            {found.size > 0 ? jobCount(found.size) : careersWords.none.title}
          </p>
          <p data-without-js="">{careersWords.noScript}</p>
          {note}
          <Chosen>
            <ActiveFilters filters={filters} onChange={change} onNoneLeft={focusSearch} />
          </Chosen>
          <div ref={list}>
            <KeptHtml isKept={listedJobs === builtInJobs}>
              <JobGroupList groups={groups} />
            </KeptHtml>
          </div>
          {found.size === 0 && <NoJobs jobs={listedJobs} filters={listed} onChange={change} onRelaxed={focusSearch} />}
        </List>
      </Columns>
    </Frame>
  );
}

const { space } = theme;

const FILTERS_WIDTH = '280px';

const Frame = styled.section`
  ${wrap}
  padding-block: ${space.xxll} ${space.section};
`;

const Columns = styled.div`
  display: grid;
  grid-template: 'search' auto 'filters' auto 'list' auto / minmax(0, 1fr);
  gap: ${space.ml} ${space.xxll};
  align-items: start;

  ${media.desktop} {
    grid-template: 'filters search' auto 'filters list' 1fr / ${FILTERS_WIDTH} minmax(0, 1fr);
  }

  ${media.print} {
    display: block;
  }
`;

const List = styled.div`
  grid-area: list;
  min-width: 0;
  overflow-wrap: anywhere;

  > [data-without-js] {
    margin-bottom: ${space.ml};
    color: ${theme.color.text2};
  }
`;

/** Always there, because a new element next to a long list makes the browser style the whole list again. */
const Chosen = styled.div`
  /* Without active filters the jobs need a gap to the search. */
  &:empty {
    margin-top: ${space.s};
  }
`;
