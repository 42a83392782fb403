import { qaScreen } from '~/content/screens/qa';
import { Group, Tile, Tiles } from './Qa.styles';
import type { QaSetting } from './qa-types';

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
      <legend>{qaScreen.scenario}</legend>
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
            {qaScreen.scenarios[name]}
          </Tile>
        ))}
      </Tiles>
    </Group>
  );
}
