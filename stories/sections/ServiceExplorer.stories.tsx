import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { home } from '~/content/pages/home';
import { ServiceExplorer } from '~/sections/service-explorer/ServiceExplorer';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/ServiceExplorer',
  component: ServiceExplorer,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(home, 'serviceExplorer') },
  decorators: [onPage],
} satisfies Meta<typeof ServiceExplorer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Design 1 to 4' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Maintenance 9 to 10' })).not.toHaveAttribute('aria-current');
  },
};
/** The active category follows the scroll position. A jump ends below the header and moves the focus. */
export const JumpsAndFollows: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div className="room-below">
          {Array.from({ length: 60 }, (_, i) => (
            <br key={i} />
          ))}
        </div>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const development = canvas.getByRole('link', { name: 'Development 5 to 8' });
    await userEvent.click(development);
    await waitFor(() => expect(development).toHaveAttribute('aria-current', 'true'), { timeout: 4000 });
    await expect(canvas.getByRole('heading', { name: 'Development' })).toHaveFocus();
    scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Design 1 to 4' })).toHaveAttribute('aria-current'));
  },
};
export const OneCategory: Story = {
  args: {
    section: {
      ...pick(home, 'serviceExplorer'),
      cards: pick(home, 'serviceExplorer').cards.filter(({ category }) => category === 'Development'),
    },
  },
};
export const VeryLongText: Story = {
  args: {
    section: {
      ...pick(home, 'serviceExplorer'),
      lead: LONG_TEXT,
      cards: pick(home, 'serviceExplorer').cards.map((card) => ({ ...card, title: LONG_WORD, description: LONG_TEXT })),
    },
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
