import { Group, Tile, Tiles } from './Qa.styles';
import type { QaSetting } from './qa-types';
import { qaWords } from './words';

type Name = QaSetting['scenario'];

interface Props {
  names: readonly Name[];
  value: Name;
  onChange: (name: Name) => void;
}

/** The scenarios as radio buttons in tiles. The chosen one can be chosen again, which restores its latency and failure rate. */
export function ScenarioChoice({ names, value, onChange }: Props) {
  return (
    <Group>
      <legend>{qaWords.scenario}</legend>
      <Tiles>
        {names.map((name) => (
          <Tile key={name}>
            <input
              type="radio"
              name="qa-scenario"
              className="vh"
              checked={name === value}
              readOnly
              onClick={() => onChange(name)}
            />
            {qaWords.scenarios[name]}
          </Tile>
        ))}
      </Tiles>
    </Group>
  );
}
