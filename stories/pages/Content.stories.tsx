import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageMessages } from '~/content/page-messages';
import { contentPages } from '~/content/pages';
import { OfflineNotice } from '~/features/offline/OfflineNotice';
import { offlineWords } from '~/features/offline/words';
import { type ContentPath, matchRoute } from '~/routes';
import ProjectPage from '~/screens/project/page.server';
import { Sections } from './Sections';
import { SitePage } from './SitePage';

const meta = {
  title: 'Pages/Content',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page of a route with its strand. */
const page = (path: ContentPath): Story => ({
  loaders: [async () => ({ content: await contentPages[path]() })],
  render: (_, { loaded: { content } }) => (
    <SitePage path={path} accent={accentOf(path)}>
      <Sections sections={content.sections} />
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

function accentOf(path: string) {
  const route = matchRoute(path)?.route;
  return route && 'accent' in route ? route.accent : 'route';
}

export const About = page('/about');
export const Technologies = page('/technologies');
export const Support = page('/support');
export const OurServices = page('/blog');
export const Industries = page('/industries');
export const Logistics = page('/industries/logistics-and-transportation');
export const FleetManagement = page('/industries/logistics-and-transportation/fleet-management-services');
export const ShipmentManagement = page('/industries/logistics-and-transportation/shipment-management');
export const Banking = page('/industries/banking');
export const Insurance = page('/industries/insurance');
export const Services = page('/services');
export const DigitalTransformation = page('/services/digital-transformation');
export const ApplicationDevelopment = page('/services/application-development');
export const GenerativeAi = page('/services/generative-ai');
export const StaffAugmentation = page('/services/it-staff-augmentation');

export const Vision: Story = {
  render: () => (
    <SitePage path="/projects/project-1">
      <ProjectPage params={{ projectId: 'project-1' }} />
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(pageMessages.caseStudy.notFound)).toBeNull();
  },
};
export const NotSavedForOffline: Story = {
  render: () => (
    <SitePage path="/newsroom/an-article">
      <OfflineNotice onRetry={fn()} />
    </SitePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: offlineWords.title })).toBeVisible();
  },
};
