import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownName } from '~/lib/base';
import { ThemeSwitch } from '~/ui/ThemeSwitch';

const KEY = ownName('theme');

const meta = {
  title: 'UI/ThemeSwitch',
  component: ThemeSwitch,
  beforeEach: () => {
    const before = document.documentElement.dataset.theme;
    return () => {
      document.documentElement.dataset.theme = before;
      localStorage.removeItem(KEY);
    };
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const KeepsTheChoice: Story = {
  play: async ({ canvas, userEvent }) => {
    document.documentElement.dataset.theme = 'light';
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }));
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(localStorage.getItem(KEY)).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(localStorage.getItem(KEY)).toBe('light');
  },
};
