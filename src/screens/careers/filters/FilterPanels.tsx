import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Disclosure } from '~/ui/disclosure/Disclosure';
import { Checkbox } from '~/ui/form/Checkbox';
import { jobCount } from '../job-count';
import { careersWords } from '../words';
import { countJobs, departmentOptions, type JobFilters, toggled, typeOptions } from './filter-jobs';
import { FIELD } from './filters-query';

interface Props {
  formId: string;
  jobs: readonly Job[];
  filters: JobFilters;
  onChange: (next: Partial<JobFilters>) => void;
}

const PANELS = [
  { group: 'departments', title: careersWords.department, options: departmentOptions, isOpen: true },
  { group: 'types', title: careersWords.jobType, options: typeOptions, isOpen: false },
] as const;

/** Shows the number; screen readers hear the number with its noun. */
function Count({ count }: { count: number }): ReactNode {
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{`(${jobCount(count)})`}</span>
    </>
  );
}

/** Department starts open, Job Type closed (S2.careers.filters). Each option shows its number of jobs. */
export function FilterPanels({ formId, jobs, filters, onChange }: Props) {
  return (
    <Column data-print="hide">
      {PANELS.map(({ group, title, options, isOpen }) => {
        const counts = countJobs(jobs, filters, group);
        return (
          <Disclosure key={group} title={title} open={isOpen}>
            <Options role="group" aria-label={title}>
              {options.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  form={formId}
                  name={FIELD[group]}
                  value={id}
                  label={label}
                  detail={<Count count={counts.get(id) ?? 0} />}
                  checked={filters[group].includes(id)}
                  onChange={() => onChange({ [group]: toggled(filters[group], id) })}
                />
              ))}
            </Options>
          </Disclosure>
        );
      })}
    </Column>
  );
}

/** On mobile the open list of departments scrolls, so that the jobs are near. */
const OPTIONS_HEIGHT_MOBILE = '264px';

const Column = styled.div`
  display: grid;
  grid-area: filters;
  gap: ${theme.space.m};
`;

const Options = styled.div`
  ${media.mobile} {
    max-height: ${OPTIONS_HEIGHT_MOBILE};
    overflow-y: auto;
  }
`;
