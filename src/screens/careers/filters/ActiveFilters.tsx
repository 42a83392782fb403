import { useRef } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { TextButton } from '~/ui/button/TextButton';
import { Chip } from '~/ui/Chip';
import { careersWords } from '../words';
import { departmentOptions, hasFilters, type JobFilters, NO_FILTERS, toggled, typeOptions } from './filter-jobs';

interface Props {
  filters: JobFilters;
  onChange: (next: Partial<JobFilters>) => void;
  /** The last chip was removed. The focus needs a new place. */
  onNoneLeft: () => void;
}

const chosen = (filters: JobFilters) => [
  ...departmentOptions
    .filter(({ id }) => filters.departments.includes(id))
    .map((option) => ({ ...option, without: { departments: toggled(filters.departments, option.id) } })),
  ...typeOptions
    .filter(({ id }) => filters.types.includes(id))
    .map((option) => ({ ...option, without: { types: toggled(filters.types, option.id) } })),
];

/** A chip for every active filter, which removes it, and 'Clear all'. */
export function ActiveFilters({ filters, onChange, onNoneLeft }: Props) {
  const row = useRef<HTMLDivElement>(null);
  if (!hasFilters(filters)) return null;

  /** The focus moves to the chip that follows, or to 'Clear all'. */
  const remove = (next: Partial<JobFilters>, index: number) => {
    onChange(next);
    requestAnimationFrame(() => {
      const button = row.current?.querySelectorAll('button')[index];
      if (button) button.focus();
      else onNoneLeft();
    });
  };
  const clear = () => {
    onChange(NO_FILTERS);
    onNoneLeft();
  };

  return (
    <Row ref={row} role="group" aria-label={careersWords.active} data-print="hide">
      {chosen(filters).map(({ id, label, without }, index) => (
        <Chip key={id} onRemove={() => remove(without, index)}>
          {label}
        </Chip>
      ))}
      <TextButton onClick={clear}>{careersWords.clearAll}</TextButton>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  margin-bottom: ${theme.space.xll};
  color: ${theme.color.text2};
  font-size: ${theme.text.small};
`;
