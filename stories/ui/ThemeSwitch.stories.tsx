import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeSwitch } from '~/ui/ThemeSwitch';

const meta = {
  title: 'UI/ThemeSwitch',
  component: ThemeSwitch,
  beforeEach: () => {
    const before = document.documentElement.dataset.theme;
    return () => {
      document.documentElement.dataset.theme = before;
      localStorage.removeItem('theme');
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
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(localStorage.getItem('theme')).toBe('light');
  },
};
