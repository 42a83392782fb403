import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pager } from '~/ui/navigation/Pager';

function Example({ pageCount, start = 1 }: { pageCount: number; start?: number }) {
  const [page, setPage] = useState(start);
  const [near, setNear] = useState<number>();
  return (
    <>
      <Pager
        page={page}
        pageCount={pageCount}
        hrefOf={(target) => `/list?page=${target}`}
        onSelect={setPage}
        onIntent={setNear}
        range={`Page ${page} of ${pageCount}`}
      />
      {near !== undefined && <p>Page {near} is prefetched.</p>}
    </>
  );
}

const meta = { title: 'UI/Pager', component: Example, args: { pageCount: 3 } } satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FewPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Page 2' }));
    await expect(canvas.getByText('Page 2 is prefetched.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
  },
};
export const ManyPages: Story = { args: { pageCount: 20, start: 10 } };
export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
