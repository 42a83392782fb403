import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { noteCached } from '~/api/cached-responses';
import { CachedLine } from '~/features/offline/CachedLine';
import { SAVED_AT } from '~/lib/storage/saved-at';

const KEY = ['articles'];
/** Responses from the service worker's cache, and from the network. */
const cachedAt = (time: Date) => new Response(null, { headers: { [SAVED_AT]: String(time.getTime()) } });
const fresh = () => new Response(null);

/** The list that the line describes. Its next response comes from the network. */
function Updated({ children }: { children: ReactNode }) {
  useQuery({
    queryKey: KEY,
    queryFn: () => {
      noteCached(KEY, fresh());
      return 'a response';
    },
    initialData: 'the cached response',
    staleTime: Infinity,
  });
  return children;
}

const meta = {
  title: 'Features/Offline/CachedLine',
  component: CachedLine,
  args: { of: [KEY] },
  beforeEach: ({ parameters }) => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(parameters.isOnline !== false);
    noteCached(KEY, cachedAt(new Date(2026, 0, 15, 9, 41)));
    return () => noteCached(KEY, fresh());
  },
} satisfies Meta<typeof CachedLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  parameters: { isOnline: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As of January 15, 2026, 9:41 AM. You are offline.')).toBeVisible();
  },
};
/** The browser is online, but there is no newer response yet. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of .+ The newest version could not be loaded yet\.$/)).toBeVisible();
  },
};
/** After a retry the server responds, and the line takes up no space. */
export const AnsweredAgain: Story = {
  render: (args) => (
    <Updated>
      <CachedLine {...args} />
    </Updated>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^As of/)).toBeNull(), { timeout: 5000 });
  },
};
/** A long date in a column that is narrower than any phone. The text wraps next to the icon. */
export const VeryLong: Story = {
  parameters: { isOnline: false },
  beforeEach: () => noteCached(KEY, cachedAt(new Date(2026, 8, 30, 12, 59))),
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
