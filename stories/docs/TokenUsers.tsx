import { useEffect, useState } from 'react';
import { theme } from '~/theme/theme';
import { CELL, TABLE } from './token-pairs';
import type { UsedBy } from './used-by';

const GROUPS = ['color', 'strand', 'text', 'space', 'radius', 'shadow', 'motion'] as const;

/** Token names as in the source, after `theme.`: `color.text`, `strand.route.line`, `space.sPlus`. */
const NAMES = GROUPS.flatMap((group) =>
  Object.entries(theme[group]).flatMap(([name, value]) =>
    typeof value === 'object' ? Object.keys(value).map((role) => `${group}.${name}.${role}`) : [`${group}.${name}`],
  ),
);

/** Each token with the files that use it. */
export function TokenUsers() {
  const [tokens, setTokens] = useState<UsedBy['tokens']>();
  useEffect(() => {
    void (async () => {
      const usedBy: UsedBy = await (await fetch('./used-by.json')).json();
      setTokens(usedBy.tokens);
    })();
  }, []);
  if (!tokens) return null;
  return (
    <table style={TABLE}>
      <caption className="vh">Files that use each token</caption>
      <thead>
        <tr>
          {['Token', 'Files', 'Used by'].map((head) => (
            <th key={head} scope="col" style={CELL}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NAMES.map((name) => {
          const users = tokens[name] ?? [];
          return (
            <tr key={name}>
              <th scope="row" style={CELL}>
                <code>{name}</code>
              </th>
              <td style={CELL}>{users.length}</td>
              <td style={CELL}>{users.join(', ')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
