import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { IconName } from '~/ui/icon-names';
import * as admin from '~/ui/icons/admin';
import { linkedInMark } from '~/ui/icons/brand';
import { ContentIcon } from '~/ui/icons/ContentIcon';
import * as common from '~/ui/icons/common';
import { contentIcons } from '~/ui/icons/content-icons';
import { Icon } from '~/ui/icons/Icon';
import * as screens from '~/ui/icons/screens';

const meta = { title: 'UI/Icon', component: Icon, args: { drawing: common.check } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

const publicIcons = Object.fromEntries(Object.entries({ ...common, ...screens }).sort());

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 20, fontSize: 13 };
const Sheet = ({ drawings }: { drawings: Record<string, string> }) => (
  <ul style={grid}>
    {Object.entries(drawings).map(([name, drawing]) => (
      <li key={name}>
        <Icon drawing={drawing} />
        {name}
      </li>
    ))}
  </ul>
);

export const Common: Story = { render: () => <Sheet drawings={publicIcons} /> };
export const Admin: Story = { render: () => <Sheet drawings={{ ...admin }} /> };
const isName = (name: string): name is IconName => name in contentIcons || name.endsWith('-line');
export const Content: Story = {
  render: () => (
    <ul style={grid}>
      {['route-line', 'flow-line', 'cover-line', ...Object.keys(contentIcons)].filter(isName).map((name) => (
        <li key={name}>
          <ContentIcon name={name} size="l" />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden=true]').length).toBeGreaterThan(30);
  },
};
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {(['s', 'm', 'base', 'l', 'xl'] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
export const FilledMark: Story = { args: { drawing: linkedInMark, isFilled: true } };
