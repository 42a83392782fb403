import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Select } from '~/ui/form/Select';

const meta = {
  title: 'UI/Select',
  component: Select,
  args: {
    label: 'What is it about?',
    children: ['Shipment Management', 'Contract and Rate Management', 'Operational Planning'].map((text) => (
      <option key={text}>{text}</option>
    )),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'What is it about?' });
    await userEvent.selectOptions(select, 'Operational Planning');
    await expect(select).toHaveValue('Operational Planning');
  },
};
export const WithHint: Story = { args: { hint: 'You may change it later.' } };
export const WithError: Story = { args: { error: 'Please choose one' } };
export const Disabled: Story = { args: { disabled: true } };
