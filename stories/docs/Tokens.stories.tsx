import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { theme } from '~/theme/theme';
import { contrastOf } from './contrast';
import { TokenUsers } from './TokenUsers';
import { CELL, GRID, PAIRS, TABLE } from './token-pairs';

const FLAT: Record<string, string> = {
  ...theme.color,
  ...Object.fromEntries(
    Object.entries(theme.strand).flatMap(([name, roles]) =>
      Object.entries(roles).map(([role, token]) => [`${name}.${role}`, token]),
    ),
  ),
};

function Swatches() {
  return (
    <ul style={GRID}>
      {Object.entries(FLAT).map(([name, token]) => (
        <li key={name}>
          <div style={{ height: 56, borderRadius: 12, background: token, border: '1px solid var(--border)' }} />
          <strong>{name}</strong>
          <br />
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}

function ContrastMatrix() {
  const probe = useRef<HTMLDivElement>(null);
  const [colors, setColors] = useState<Record<string, string>>();
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const resolve = (token: string) => {
      element.style.color = token;
      return getComputedStyle(element).color;
    };
    setColors(Object.fromEntries(Object.entries(FLAT).map(([name, token]) => [name, resolve(token)])));
    element.style.color = '';
  }, []);
  return (
    <div ref={probe}>
      <table style={TABLE}>
        <thead>
          <tr>
            {['Text', 'Ground', 'Contrast', 'Needs', 'Sample'].map((head) => (
              <th key={head} scope="col" style={CELL}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(([text, ground, minimum]) => {
            const ratio = contrastOf(colors?.[text], colors?.[ground]);
            return (
              <tr key={`${text} on ${ground}`} data-passes={ratio === undefined ? undefined : ratio >= minimum}>
                <th scope="row" style={CELL}>
                  {text}
                </th>
                <td style={CELL}>{ground}</td>
                <td style={CELL}>{ratio?.toFixed(1) ?? '…'}</td>
                <td style={CELL}>{minimum}</td>
                <td style={{ ...CELL, background: FLAT[ground], color: FLAT[minimum > 3 ? text : 'text'] }}>
                  {minimum > 3 ? 'Every stop on one line' : <Bar color={FLAT[text]} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const Bar = ({ color }: { color: string | undefined }) => (
  <span style={{ display: 'block', width: 120, height: 6, background: color }} />
);

const Scale = ({ values }: { values: Record<string, string | number> }) => (
  <ul style={GRID}>
    {Object.entries(values).map(([name, value]) => (
      <li key={name}>
        <div style={{ width: value, maxWidth: '100%', height: 16, background: 'var(--l-route)' }} />
        {name} <code>{value}</code>
      </li>
    ))}
  </ul>
);

const meta = { title: 'Docs/Tokens', component: Swatches, tags: ['!autodocs'] } satisfies Meta<typeof Swatches>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Colours: Story = {};

/** Every combination of text and background colour, as the browser computes it. Change the theme in the toolbar. */
export const Contrast: Story = {
  render: () => <ContrastMatrix />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-passes=true]').length).toBeGreaterThan(0));
    await expect(canvasElement.querySelectorAll('[data-passes=true]')).toHaveLength(PAIRS.length);
  },
};

export const Space: Story = { render: () => <Scale values={theme.space} /> };

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.entries(theme.text).map(([name, size]) => (
        <p key={name} style={{ fontSize: size, lineHeight: 1.2, overflowWrap: 'anywhere' }}>
          {name}: a promise in transit
        </p>
      ))}
    </div>
  ),
};

export const RadiiAndShadows: Story = {
  render: () => (
    <ul style={GRID}>
      {[...Object.entries(theme.radius), ...Object.entries(theme.shadow)].map(([name, value]) => (
        <li key={name}>
          <div
            style={{
              height: 88,
              background: 'var(--surface-2)',
              border: '1px solid var(--border)',
              [value.startsWith('var') ? 'boxShadow' : 'borderRadius']: value,
            }}
          />
          {name} <code>{value}</code>
        </li>
      ))}
    </ul>
  ),
};

export const Motion: Story = {
  render: () => (
    <ul style={GRID}>
      {Object.entries(theme.motion).map(([name, value]) => (
        <li key={name}>
          {name} <code>{value}</code>
        </li>
      ))}
    </ul>
  ),
};

/** Every token with the files that use it. */
export const WhoUsesWhat: Story = {
  render: () => <TokenUsers />,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^color\.danger / });
    await expect(within(row).getByText(/ui\/form\/Field/)).toBeVisible();
  },
};
