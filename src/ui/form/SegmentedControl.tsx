import { useId } from 'react';
import styled from 'styled-components';
import { forcedChosen } from '~/theme/mixins';
import { theme } from '~/theme/theme';

interface Props<T extends string> {
  /** Name of the choice, e.g. 'Content Type'. */
  label: string;
  /** Value and text of each segment. */
  options: readonly { readonly value: T; readonly text: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice between a few options: radio buttons in one pill, with arrow keys. */
export function SegmentedControl<T extends string>({ label, options, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <Group>
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            className="vh"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </Segment>
      ))}
    </Group>
  );
}

const { color, space, size } = theme;

const Group = styled.fieldset`
  display: inline-flex;
  gap: ${space.x3s};
  width: fit-content;
  min-width: 0;
  margin: 0;
  padding: ${theme.line.rule};
  border: ${theme.line.thin} solid ${color.borderStrong};
  border-radius: ${theme.radius.pill};
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${size.segment};
  padding: 0 ${space.mPlus};
  border-radius: ${theme.radius.pill};
  color: ${color.text2};
  font-size: ${theme.text.small};
  font-weight: ${theme.font.weight.button};
  cursor: pointer;

  &:hover {
    background: ${color.surface3};
  }

  &:has(:checked) {
    background: ${color.solidBg};
    color: ${color.solidFg};
    ${forcedChosen}
  }

  &:has(:focus-visible) {
    outline: ${theme.focus.width} solid ${color.focus};
    outline-offset: ${theme.focus.offset};
  }
`;
