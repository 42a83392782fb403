import styled from 'styled-components';
import { forcedChosen, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Row } from '~/ui/layout';

interface Props<T extends string> {
  /** Name of the group, for assistive technology. */
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
}

/** A row of pills, one of them pressed: filters and view switches. */
export function FilterButtons<T extends string>({ label, options, value, onChange }: Props<T>) {
  return (
    <Row $gap="xs" role="group" aria-label={label}>
      {options.map((option) => (
        <Pill
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          data-replay=""
        >
          {option}
        </Pill>
      ))}
    </Row>
  );
}

const { color, space, size } = theme;

const Pill = styled.button`
  min-height: ${size.controlSmall};
  padding: 0 ${space.ml};
  border: ${theme.line.thin} solid ${color.border};
  border-radius: ${theme.radius.pill};
  background: ${color.surface};
  color: ${color.text};
  font-weight: ${theme.font.weight.display};
  cursor: pointer;
  ${transition('background-color, border-color, color')}

  &:hover {
    background: ${color.surface3};
  }

  &[aria-pressed='true'] {
    border-color: ${color.solidBg};
    background: ${color.solidBg};
    color: ${color.solidFg};
    ${forcedChosen}
  }
`;
