import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormSplit } from '~/sections/parts/FormSplit';
import { AtAddress } from '../../../stories/features/at-address';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { contactWords } from './words';

const meta = {
  title: 'Features/Contact/ContactForm',
  component: ContactForm,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <AtAddress path="/contact">
      <FormSplit title={contactWords.title} lead={contactWords.lead} form={<ContactForm />}>
        <ContactDetails />
      </FormSplit>
    </AtAddress>
  ),
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toBeRequired();
    await expect(canvas.getByLabelText(/Company/)).not.toBeRequired();
  },
};
/** The browser validates this form. It reports the invalid address with its own message. */
export const AddressIsNone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Priya Raman');
    await userEvent.type(canvas.getByLabelText('Email'), 'no address');
    await userEvent.type(canvas.getByLabelText('Message'), 'Where does my line stop?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Priya Raman');
  },
};
