import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '~/ui/form/Checkbox';

const meta = { title: 'UI/Checkbox', component: Checkbox, args: { label: 'Full Time' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full Time'));
    await expect(canvas.getByRole('checkbox', { name: 'Full Time' })).toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithCount: Story = { args: { label: 'Engineering', detail: '3' } };
export const Disabled: Story = { args: { disabled: true } };
export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
export const VeryLongText: Story = {
  args: { label: 'A department with a name so long that it takes a second line in the narrow filter', detail: '12' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
