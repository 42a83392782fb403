import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccountSession } from '~/api/account/account';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { AccountDialog } from '~/features/admin/account/AccountDialog';

const here: AccountSession = {
  id: 'here',
  isCurrent: true,
  createdAt: new Date('2026-11-26T08:02:11'),
  lastUsedAt: new Date('2026-11-26T09:40:00'),
};
const there: AccountSession = {
  id: 'there',
  isCurrent: false,
  createdAt: new Date('2026-11-25T16:15:40'),
  lastUsedAt: new Date('2026-11-26T07:58:03'),
};
const query = { data: [here, there], error: null, refetch: fn() };
const failing = (error: Error) => ({ ...query, data: undefined, error });

const meta = {
  title: 'Features/Admin/Account',
  component: AccountDialog,
  args: { isOpen: true, onClose: fn(), query },
  decorators: [(Story) => <QueryProvider>{Story()}</QueryProvider>],
} satisfies Meta<typeof AccountDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoDevices: Story = {};
export const OneDevice: Story = { args: { query: { ...query, data: [here] } } };
export const Loading: Story = { args: { query: { ...query, data: undefined } } };
export const Offline: Story = {
  args: {
    query: failing(new ApiError('FETCH_ERROR', 'The server could not be reached. Please check your connection.')),
  },
};
export const SessionEnded: Story = {
  args: { query: failing(new ApiError(401, 'Your session has ended. Please sign in again.', { isFromServer: true })) },
};
export const UnknownTimes: Story = {
  args: { query: { ...query, data: [here, { ...there, createdAt: null, lastUsedAt: null }] } },
};
export const TooShort: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Current password'), 'mindwave-demo');
    await userEvent.type(dialog.getByLabelText('New password'), 'elevenchars');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(await dialog.findByText(/at least 12 characters/)).toBeVisible();
  },
};
