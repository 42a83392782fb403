import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { banking } from '~/content/pages/banking';
import { fleetManagementServices } from '~/content/pages/fleet-management-services';
import { generativeAi } from '~/content/pages/generative-ai';
import { insurance } from '~/content/pages/insurance';
import { shipmentManagement } from '~/content/pages/shipment-management';
import { support } from '~/content/pages/support';
import { isPage } from '~/routes';
import { PageBanner } from '~/sections/banners/PageBanner';
import { OnPage } from './on-page';
import { LONG_TEXT, LONG_WORD, pick } from './pick';

const LOGISTICS = '/industries/logistics-and-transportation';

const meta = {
  title: 'Sections/PageBanner',
  component: PageBanner,
  parameters: { layout: 'fullscreen' },
  args: { section: pick(fleetManagementServices, 'pageBanner'), isPage },
} satisfies Meta<typeof PageBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Renders the banner in a page with an address and a strand. */
const at = (path: string, accent: 'route' | 'flow' | 'cover' | 'signal' = 'route'): Pick<Story, 'decorators'> => ({
  decorators: [
    (Story) => (
      <OnPage path={path} accent={accent}>
        <Story />
      </OnPage>
    ),
  ],
});

/** The art makes room for a long breadcrumb. */
export const ArtWithCallback: Story = {
  ...at(`${LOGISTICS}/fleet-management-services`),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fleet Management Services', { selector: '[aria-current]' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Industries' })).toHaveAttribute('href', '/industries');
  },
};
export const ArtWithLink: Story = {
  ...at(`${LOGISTICS}/shipment-management`),
  args: { section: pick(shipmentManagement, 'pageBanner') },
};
export const FlowGround: Story = {
  ...at('/industries/banking', 'flow'),
  args: { section: pick(banking, 'pageBanner') },
};
export const CoverGround: Story = {
  ...at('/industries/insurance', 'cover'),
  args: { section: pick(insurance, 'pageBanner') },
};
export const SignalStrand: Story = {
  ...at('/services/generative-ai', 'signal'),
  args: { section: pick(generativeAi, 'pageBanner') },
};
export const Light: Story = { ...at('/support'), args: { section: pick(support, 'pageBanner') } };
export const Bare: Story = {
  ...at('/contact'),
  args: { section: { kind: 'pageBanner', variant: 'bare', title: 'Tell us where the line stops.' } },
};
/** The home page has no breadcrumb. */
export const WithoutTrail: Story = {
  ...at('/'),
  args: { section: pick(support, 'pageBanner') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
  },
};
export const VeryLongText: Story = {
  ...at(`${LOGISTICS}/fleet-management-services`),
  args: { section: { ...pick(fleetManagementServices, 'pageBanner'), title: LONG_WORD, lead: LONG_TEXT } },
};
