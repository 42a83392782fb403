import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Header } from '~/app/header/Header';
import { LogoDrawing } from '~/app/header/LogoDrawing';
import { MobileMenu } from '~/app/header/mobile-menu/MobileMenu';
import { MemoryRouter } from '../memory-router';
import { TallPage } from './TallPage';

function MenuOn({ path }: { path: string }) {
  return (
    <MemoryRouter path={path}>
      <LogoDrawing />
      <Header />
      <MobileMenu pathname={path} />
      <TallPage />
    </MemoryRouter>
  );
}

const meta = {
  title: 'Shell/MobileMenu',
  component: MenuOn,
  args: { path: '/about' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuOn>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openMenu: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Main' })).toBeVisible());
};

export const Open: Story = { play: openMenu };
/** The group of the current page is open, and its marker is filled. */
export const OpenOnASubpage: Story = {
  args: { path: '/industries/logistics-and-transportation/fleet-management-services' },
  play: async (context) => {
    await openMenu(context);
    const { canvas, userEvent } = context;
    const current = canvas.getByRole('link', { name: 'Fleet Management Services' });
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByText('Services', { selector: 'summary' }));
    await waitFor(() => expect(current).not.toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Digital Transformation' })).toBeVisible();
  },
};
