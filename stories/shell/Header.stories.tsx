import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Header } from '~/app/header/Header';
import { LogoDrawing } from '~/app/header/LogoDrawing';
import { MemoryRouter } from '../memory-router';
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

export const Solid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  },
};
/** Transparent on the home page until the user scrolls more than 100px. */
export const OnTheHomePage: Story = {
  args: { path: '/' },
};
export const OnContact: Story = { args: { path: '/contact' } };
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
export const NarrowestDesktop: Story = { globals: { viewport: { value: 'desktopMin' } } };
export const WidestMobile: Story = { globals: { viewport: { value: 'mobileMax' } } };
export const OnAPhone: Story = { args: { path: '/' }, globals: { viewport: { value: 'phone' } } };
