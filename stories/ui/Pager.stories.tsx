import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pager } from '~/ui/Pager';

function Example({ pageCount, start = 1 }: { pageCount: number; start?: number }) {
  const [page, setPage] = useState(start);
  return <Pager page={page} pageCount={pageCount} onSelect={setPage} range={`Page ${page} of ${pageCount}`} />;
}

const meta = { title: 'UI/Pager', component: Example, args: { pageCount: 3 } } satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FewPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const ManyPages: Story = { args: { pageCount: 20, start: 10 } };
export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
