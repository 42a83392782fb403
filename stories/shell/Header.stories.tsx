import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { MemoryRouter } from '../memory-router';
import { Header } from '~/app/header/Header';
import { LogoDrawing } from '~/app/header/LogoDrawing';
import { TallPage } from './TallPage';

function HeaderOn({ path }: { path: string }) {
  return (
    <MemoryRouter path={path}>
      <LogoDrawing />
      <Header />
      <TallPage isDark={path === '/'} />
    </MemoryRouter>
  );
}

const meta = {
  title: 'Shell/Header',
  component: HeaderOn,
  args: { path: '/about' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    scrollTo({ top: 0, behavior: 'instant' });
  },
} satisfies Meta<typeof HeaderOn>;
export default meta;

type Story = StoryObj<typeof meta>;

const bar = () => document.querySelector('header');

export const Solid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  },
};
/** Transparent on the home page until the user scrolls more than 100px. */
export const OnTheHomePage: Story = {
  args: { path: '/' },
  play: async () => {
    await expect(bar()).toHaveAttribute('data-clear');
    scrollTo({ top: 101, behavior: 'instant' });
    await waitFor(() => expect(bar()).not.toHaveAttribute('data-clear'));
    scrollTo({ top: 100, behavior: 'instant' });
    await waitFor(() => expect(bar()).toHaveAttribute('data-clear'));
  },
};
export const OnContact: Story = {
  args: { path: '/contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('aria-current', 'page');
  },
};
export const SubmenuOpen: Story = {
  args: { path: '/industries/banking' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Industries' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Banking/ })).toBeVisible());
    await userEvent.hover(canvas.getByRole('link', { name: /^Logistics and Transportation/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Operational Planning' })).toBeVisible());
  },
};
export const ServicesOpen: Story = {
  args: { path: '/services/generative-ai' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services submenu' }));
    await expect(canvas.getByRole('link', { name: /^Generative AI Solutions/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Industries submenu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Logistics and Transportation/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Shipment Management' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Logistics and Transportation submenu' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
export const ClosesOutside: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Services submenu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const NarrowestDesktop: Story = { globals: { viewport: { value: 'desktopMin' } } };
export const WidestMobile: Story = { globals: { viewport: { value: 'mobileMax' } } };
export const OnAPhone: Story = { args: { path: '/' }, globals: { viewport: { value: 'phone' } } };
