import { useId } from 'react';
import { Group, Hint, Operation, Operations } from './Qa.styles';
import type { ChangeSetting, Qa, QaSetting } from './qa-types';
import { qaWords } from './words';

interface Props {
  qa: Qa;
  setting: QaSetting;
  onChange: ChangeSetting;
}

/** Overrides the next response of each operation. */
export function NextResponses({ qa, setting, onChange }: Props) {
  const id = useId();
  const { nextResponses } = setting;
  return (
    <Group aria-describedby={`${id}-hint`}>
      <legend>{qaWords.next}</legend>
      <Hint id={`${id}-hint`}>{qaWords.nextHint}</Hint>
      <Operations>
        {qa.operations.map(({ id: operation, method, path }) => (
          <Operation key={operation}>
            <label htmlFor={`${id}-${operation}`}>
              {method} {path}
            </label>
            <select
              id={`${id}-${operation}`}
              value={nextResponses[operation]?.[0] ?? ''}
              data-set={nextResponses[operation]?.length ? '' : undefined}
              onChange={({ target }) => {
                const { [operation]: _, ...others } = nextResponses;
                const chosen = qa.sentinelNames.filter((name) => name === target.value);
                onChange({ nextResponses: chosen.length > 0 ? { ...others, [operation]: chosen } : others });
              }}
            >
              <option value="">{qaWords.asUsual}</option>
              {qa.sentinelNames.map((name) => (
                <option key={name} value={name}>
                  {qaWords.responses[name]}
                </option>
              ))}
            </select>
          </Operation>
        ))}
      </Operations>
    </Group>
  );
}
