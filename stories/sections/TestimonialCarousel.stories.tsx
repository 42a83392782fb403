import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { about } from '~/content/pages/about';
import { home } from '~/content/pages/home';
import { TestimonialCarousel } from '~/sections/TestimonialCarousel';
import { onPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const meta = {
  title: 'Sections/TestimonialCarousel',
  component: TestimonialCarousel,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(home, 'testimonialCarousel') },
  decorators: [onPage],
} satisfies Meta<typeof TestimonialCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause testimonials' }));
    await expect(canvas.getByRole('group', { name: '1 of 5' })).toHaveTextContent('Head of Payments Operations');
  },
};
export const About: Story = { args: { section: pick(about, 'testimonialCarousel') } };
const first = pick(home, 'testimonialCarousel').testimonials[0];
export const One: Story = {
  args: { section: { ...pick(home, 'testimonialCarousel'), testimonials: first ? [first] : [] } },
};
export const VeryLongText: Story = {
  args: {
    section: {
      ...pick(home, 'testimonialCarousel'),
      testimonials: pick(home, 'testimonialCarousel').testimonials.map((testimonial) => ({
        ...testimonial,
        testimonial: `${LONG_TEXT} ${LONG_WORD}`,
        company: LONG_WORD,
      })),
    },
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
