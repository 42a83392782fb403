import type { Meta, StoryObj } from '@storybook/react-vite';
import { SitePage } from '../../../stories/pages/SitePage';
import CareersPage from './page';

const meta = {
  title: 'Pages/Careers',
  component: CareersPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { params: {} },
  render: (_, { parameters }) => (
    <SitePage path="/careers" query={String(parameters.query ?? '')}>
      <CareersPage />
    </SitePage>
  ),
} satisfies Meta<typeof CareersPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { parameters: { query: 'q=captain&department=finance' } };
