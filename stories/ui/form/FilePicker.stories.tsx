import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '~/ui/button/Button';
import { FilePicker } from '~/ui/form/FilePicker';
import { Progress } from '~/ui/status/Progress';

const meta = {
  title: 'UI/FilePicker',
  component: FilePicker,
  args: {
    label: 'Banner image',
    chooseLabel: 'Choose an image',
    accept: 'image/*',
    hint: 'PNG, JPEG, WebP, AVIF or GIF, 5 MB at most. You can also drop or paste it here.',
    onFiles: fn(),
  },
} satisfies Meta<typeof FilePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithPreview: Story = {
  args: { children: <img src="/art/article-default.svg" alt="Chosen banner" width={240} height={120} /> },
};
export const Uploading: Story = {
  args: {
    children: (
      <>
        <Progress label="claims-banner.webp" value={0.62}>
          62%, 1.49 of 2.41 MB
        </Progress>
        <Button variant="line" size="small">
          Cancel
        </Button>
      </>
    ),
  },
};
export const WithError: Story = { args: { error: 'The image is larger than 5 MB. Choose a smaller one.' } };
