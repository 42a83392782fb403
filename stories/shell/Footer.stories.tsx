import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Footer } from '~/app/footer/Footer';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'careers@mindwave.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Newsroom' })).toHaveAttribute('href', '/newsroom');
  },
};
export const AsksBeforeRepair: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Repair this app' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Reload the app from scratch?');
    await expect(canvas.queryByRole('button', { name: 'Check for update' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Repair this app' })).toBeVisible();
  },
};
/** Storybook has no service worker, so this mock is registered and responds to the check for a new version. */
function workerThat(update: () => Promise<void>) {
  const worker = { scriptURL: new URL('/sw.js', location.href).href, state: 'activated' };
  const scope = new URL('/', location.href).href;
  const registration = Object.assign(new EventTarget(), {
    scope,
    active: worker,
    waiting: null,
    installing: null,
    update,
  });
  const spy = spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration as never);
  return () => spy.mockRestore();
}

// Right after a load, the check waits for the browser's own update check.
const TIMEOUT = { timeout: 10_000 };
let checkForUpdate: () => Promise<void>;

export const ChecksForAnUpdate: Story = {
  // The app uses the first registration permanently, so `checkForUpdate` is a variable that later stories can set.
  beforeEach() {
    checkForUpdate = async () => {};
    return workerThat(() => checkForUpdate());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check for update' }));
    await expect(await canvas.findByText('This is the newest version.', {}, TIMEOUT)).toBeVisible();
  },
};
export const CannotCheck: Story = {
  beforeEach() {
    checkForUpdate = () => Promise.reject(new TypeError('The script could not be fetched.'));
    return workerThat(() => checkForUpdate());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check for update' }));
    const said = 'The newest version could not be loaded. Please try again later.';
    await expect(await canvas.findByText(said, {}, TIMEOUT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check for update' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
