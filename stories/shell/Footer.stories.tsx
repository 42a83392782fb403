import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Footer } from '~/app/Footer';

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
    await expect(canvas.getByRole('status')).toHaveTextContent('Load the app anew?');
    await expect(canvas.queryByRole('button', { name: 'Check for update' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Repair this app' })).toBeVisible();
  },
};
/** Storybook has no service worker; one without a newer version answers here. */
export const ChecksForAnUpdate: Story = {
  beforeEach() {
    const worker = Object.assign(new EventTarget(), {
      scriptURL: new URL('/sw.js', location.href).href,
      state: 'activated',
    });
    const registration = Object.assign(new EventTarget(), {
      active: worker,
      waiting: null,
      installing: null,
      update: async () => {},
    });
    const workers = navigator.serviceWorker;
    const spies = [
      spyOn(workers, 'register').mockResolvedValue(registration as never),
      spyOn(workers, 'getRegistration').mockResolvedValue(registration as never),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check for update' }));
    // Right after a load it waits until the browser has looked by itself.
    await expect(await canvas.findByText('This is the newest version.', {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
