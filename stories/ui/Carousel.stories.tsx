import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { card } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Carousel } from '~/ui/carousel/Carousel';

const Quote = styled.blockquote`
  ${card}
  min-height: 300px;
  padding: ${theme.space.xxl};
  font-size: ${theme.text.h3};
`;

const roles = ['Director of Claims', 'Head of Freight Billing', 'Payments Lead', 'Operations Manager', 'Head of IT'];

function Example({ items, intervalMs }: { items: readonly string[]; intervalMs?: number }) {
  return (
    <Carousel
      label="What clients say"
      itemName="testimonial"
      items={items}
      keyOf={(item) => item}
      renderItem={(item) => <Quote>{item}: every stop is on one record now.</Quote>}
      intervalMs={intervalMs}
    />
  );
}

const meta = {
  title: 'UI/Carousel',
  component: Example,
  args: { items: roles },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

const active = () => document.querySelector('[aria-roledescription=slide].active');
const shows = (text: string) => waitFor(() => expect(active()).toHaveTextContent(text), { timeout: 3000 });

export const Resting: Story = {
  play: async () => {
    const classes = [...document.querySelectorAll('[aria-roledescription=slide]')].map((slide) =>
      ['left', 'active', 'right', 'hidden'].filter((name) => slide.classList.contains(name)).join(),
    );
    await expect(classes).toEqual(['active', 'right', 'hidden', 'hidden', 'left']);
    await expect(document.querySelectorAll('[aria-roledescription=slide]:not([inert])')).toHaveLength(1);
  },
};
export const PlaysAndPauses: Story = {
  args: { intervalMs: 1000 },
  play: async ({ canvas, userEvent }) => {
    await shows('Head of Freight Billing');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause testimonials' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Play testimonials' }));
    const shown = active();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(active()).toBe(shown);
  },
};
export const Two: Story = { args: { items: roles.slice(0, 2) } };
export const One: Story = {
  args: { items: roles.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
