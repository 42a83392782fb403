import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FilterButtons } from '~/ui/form/FilterButtons';
import { SegmentedControl } from '~/ui/form/SegmentedControl';

const OPTIONS = ['All', 'Web Application', 'Mobile App'] as const;
const TYPES = [
  { value: 'paragraph', text: 'Paragraph' },
  { value: 'list', text: 'List' },
] as const;

function Filters() {
  const [value, setValue] = useState<(typeof OPTIONS)[number]>('All');
  return <FilterButtons label="Category" options={OPTIONS} value={value} onChange={setValue} />;
}

function Segments() {
  const [value, setValue] = useState<'paragraph' | 'list'>('paragraph');
  return <SegmentedControl label="Content Type" options={TYPES} value={value} onChange={setValue} />;
}

const meta = { title: 'UI/Choice', component: Filters } satisfies Meta<typeof Filters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FilterPills: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mobile App' }));
    await expect(canvas.getByRole('button', { name: 'Mobile App', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Segmented: Story = {
  render: () => <Segments />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('List'));
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
  },
};
