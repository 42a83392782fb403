import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminMessages } from '~/content/admin-messages';
import { leadMessages } from '~/content/lead-messages';
import { TextButton } from '~/ui/button/TextButton';
import { TextArea } from '~/ui/form/TextArea';
import { TextField } from '~/ui/form/TextField';

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Company', placeholder: 'Company name' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Company' });
    await userEvent.type(input, 'Coastal Freight');
    await expect(input).toHaveValue('Coastal Freight');
    // Phones zoom into fields with text smaller than 16px.
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};
export const Focus: Story = {
  args: { defaultValue: 'Coastal Fr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const WithHint: Story = {
  args: { label: 'Phone', placeholder: '', hint: leadMessages.callback.phoneHint },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(leadMessages.callback.phoneHint);
  },
};
export const WithError: Story = {
  args: {
    label: 'Phone',
    defaultValue: '555-01',
    hint: leadMessages.callback.phoneHint,
    error: leadMessages.callback.phone,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(leadMessages.callback.phone);
  },
};
/** In the lead form, the border is red and only assistive technology gets the message. */
export const ErrorWithoutText: Story = {
  args: { label: 'Name', placeholder: '', error: leadMessages.callback.name, errorDisplay: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(leadMessages.callback.name);
  },
};
export const Valid: Story = { args: { label: 'Work email', defaultValue: 'dana@carrier.example', isValid: true } };
export const Optional: Story = { args: { isOptional: true } };
export const WithNote: Story = {
  args: {
    label: 'Article Slug',
    defaultValue: 'claims-in-fewer-stops',
    hint: adminMessages.editor.slugHelp,
    note: (
      <>
        Changed with the title. <TextButton>Keep old-slug</TextButton>
      </>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Not now' } };
export const Multiline: Story = {
  render: () => <TextArea label="Message" placeholder="What is stuck?" />,
};
export const MultilineError: Story = {
  render: () => <TextArea label="Message" error="Please write a message" />,
};
export const VeryLongText: Story = {
  args: {
    label: 'A label that goes on for far longer than any label should, and then a little longer still',
    defaultValue: 'A value that is longer than its box, which scrolls inside of it as far as one types',
    error: 'An error that explains at length what is wrong, why that matters, and what would be taken instead of it',
  },
};
