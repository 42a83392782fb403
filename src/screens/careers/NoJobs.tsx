import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { contacts } from '~/content/contacts';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { Row } from '~/ui/layout';
import { TextLink } from '~/ui/navigation/TextLink';
import { EmptyState } from '~/ui/status/EmptyState';
import { type FilterGroup, groupsToRelax, type JobFilters, NO_FILTERS } from './filters/filter-jobs';
import { careersWords } from './words';

interface Props {
  jobs: readonly Job[];
  filters: JobFilters;
  onChange: (next: Partial<JobFilters>) => void;
  /** The pressed button is gone. The focus needs a new place. */
  onRelaxed: () => void;
}

const { none } = careersWords;

const HELP: Readonly<Record<FilterGroup, { text: string; action: string }>> = {
  text: { text: none.search, action: none.clearSearch },
  departments: { text: none.department, action: none.clearDepartment },
  types: { text: none.jobType, action: none.clearJobType },
};

const ILLUSTRATION = '/art/illustration-no-results.svg';

/** Names the filters that leave no jobs, and removes one with one tap. */
export function NoJobs({ jobs, filters, onChange, onRelaxed }: Props) {
  if (jobs.length === 0) {
    return (
      <EmptyState
        illustration={ILLUSTRATION}
        action={<TextLink href={contacts.careers.href}>{contacts.careers.email}</TextLink>}
      >
        {careersWords.empty}
      </EmptyState>
    );
  }
  const groups = groupsToRelax(jobs, filters);
  const relax = (next: Partial<JobFilters>) => () => {
    onChange(next);
    onRelaxed();
  };
  return (
    <EmptyState
      illustration={ILLUSTRATION}
      action={
        <Row $gap="s" $isCentred>
          {groups.map((group) => (
            <Button key={group} variant="line" size="small" onClick={relax({ [group]: NO_FILTERS[group] })}>
              {HELP[group].action}
            </Button>
          ))}
          {groups.length === 0 && (
            <Button variant="line" size="small" onClick={relax(NO_FILTERS)}>
              {careersWords.clearAll}
            </Button>
          )}
        </Row>
      }
    >
      <Title>{none.title}</Title>
      {groups.length > 0 ? groups.map((group) => <Reason key={group}>{HELP[group].text}</Reason>) : none.several}
    </EmptyState>
  );
}

/** Lines inside the single paragraph of the empty state. */
const Title = styled.strong`
  display: block;
  margin-bottom: ${theme.space.xs};
  color: ${theme.color.text};
  font-weight: ${theme.font.weight.strong};
`;

const Reason = styled.span`
  display: block;
`;
