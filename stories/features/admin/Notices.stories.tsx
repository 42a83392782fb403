import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Notice } from '~/api/notices';
import { NoticesDialog } from '~/features/admin/notices/NoticesDialog';
import { LONG_TEXT } from '../long-texts';

const leads: Notice = {
  code: 'leads-dead',
  message: 'Requests of visitors could not be sent. Run `node dist-server/server.js leads retry` to send them again.',
  since: Date.UTC(2026, 10, 28, 6, 10),
  count: 3,
};
const backup: Notice = {
  code: 'backup-old',
  message: 'The last backup is older than two days. See https://www.postgresql.org/docs/current/backup.html.',
  since: Number.NaN,
  count: 1,
};

const meta = {
  title: 'Features/Admin/Notices',
  component: NoticesDialog,
  args: { isOpen: true, onClose: fn(), notices: [leads, backup] },
} satisfies Meta<typeof NoticesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoNotices: Story = {};
export const LongTexts: Story = {
  args: {
    notices: [
      { ...leads, message: LONG_TEXT.slice(0, 300) },
      { ...backup, message: 'n'.repeat(190) },
      { ...leads, message: 'لم يتم إرسال طلبات الزوار. شغّل `leads retry` لإرسالها مرة أخرى.', count: 1200 },
    ],
  },
};
export const Gone: Story = { args: { notices: [] } };
