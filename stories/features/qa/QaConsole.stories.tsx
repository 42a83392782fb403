import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { QaConsole } from '~/features/qa/QaConsole';
import { qaWords } from '~/features/qa/words';
import { createBackend } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { createQa } from '~mocks/qa/qa';
import type { Setting } from '~mocks/qa/scenarios';

/** A console with a separate backend, after requests to these paths with a setting. */
async function consoleAfter(part: Partial<Setting>, ...paths: string[]) {
  const storage = memoryStorage();
  const qa = createQa({ storage, handle: mockFetchHandler(createBackend({ storage })) });
  await qa.set({ ...qa.usualSetting, ...part });
  for (const path of paths) await qa.handle(new Request(`http://localhost/api${path}`));
  return qa;
}

/** In a built Storybook, a play function can start before the effect that moves the focus. */
const waitForFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

const meta = {
  title: 'Features/QA console',
  component: QaConsole,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { qa: await consoleAfter({}), onClose: fn(), onChanged: fn() },
  render: (args, { loaded: { qa } }) => <QaConsole {...args} qa={qa ?? args.qa} />,
} satisfies Meta<typeof QaConsole>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  loaders: [async () => ({ qa: await consoleAfter({}) })],
  play: async ({ canvas, args, userEvent }) => {
    await waitForFocus(canvas.getByRole('radio', { name: qaWords.scenarios.full }));
    await expect(canvas.getByText(qaWords.noRequests)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const EverythingSet: Story = {
  loaders: [
    async () => ({
      qa: await consoleAfter(
        {
          scenario: 'flaky',
          latencyMs: 100,
          seed: 3,
          nextResponses: { listArticles: ['wrong-shape'], listJobs: ['network-error'] },
        },
        '/news/',
        '/jobs',
        '/news/slug/claims-in-fewer-stops-and-an-address-that-is-much-too-long-for-its-column',
        '/news/?page=0',
      ),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: qaWords.scenarios.flaky })).toBeChecked();
    await expect(canvas.getByText('100 ms', { selector: '[aria-hidden]' })).toBeVisible();
    await expect(canvas.getByText('data is missing')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const path = canvas.getByText(/claims-in-fewer-stops-and-an-address/);
    await expect(path.scrollWidth).toBe(path.clientWidth);
  },
};
/** Choosing the current scenario again undoes changes of the latency and the failure rate. */
export const SameScenario: Story = {
  loaders: [async () => ({ qa: await consoleAfter({ latencyMs: 4000, failureRate: 1 }) })],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('slider', { name: qaWords.latency })).toHaveValue('4000');
    await userEvent.click(canvas.getByRole('radio', { name: qaWords.scenarios.full }));
    await waitFor(() => expect(canvas.getByRole('slider', { name: qaWords.latency })).toHaveValue('0'));
    await expect(canvas.getByRole('slider', { name: qaWords.failureRate })).toHaveValue('0');
    await expect(canvas.getByRole('radio', { name: qaWords.scenarios.full })).toBeChecked();
  },
};
export const ByKeys: Story = {
  loaders: [async () => ({ qa: await consoleAfter({}, '/jobs') })],
  play: async ({ canvas, args, userEvent }) => {
    await waitForFocus(canvas.getByRole('radio', { name: qaWords.scenarios.full }));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: qaWords.scenarios['quota-full'] })).toBeChecked());
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Storage full, from the next request on/),
    );
    await expect(args.onChanged).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: qaWords.clear }));
    await expect(canvas.getByText(qaWords.noRequests)).toBeVisible();
  },
};
export const NewSeed: Story = {
  loaders: [async () => ({ qa: await consoleAfter({}) })],
  play: async ({ canvas, loaded: { qa }, userEvent }) => {
    await waitForFocus(canvas.getByRole('radio', { name: qaWords.scenarios.full }));
    const seed = canvas.getByLabelText(qaWords.seed);
    await userEvent.clear(seed);
    await expect(seed).toHaveValue(null);
    await userEvent.type(seed, '42');
    await expect(seed).toHaveValue(42);
    await expect(qa.snapshot().setting.seed).toBe(42);
    await userEvent.clear(seed);
    await userEvent.tab();
    await expect(seed).toHaveValue(42);
  },
};
export const OnAPhone: Story = { ...EverythingSet, globals: { viewport: { value: 'phone' } } };
