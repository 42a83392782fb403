import { virtual } from '@guidepup/virtual-screen-reader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { client } from '~/api/client';
import { endSession, saveSession } from '~/api/token';
import { Header } from '~/app/header/Header';
import { LogoDrawing } from '~/app/header/LogoDrawing';
import { MobileMenu } from '~/app/header/mobile-menu/MobileMenu';
import { jobs } from '~/content/jobs';
import { ArticleEditor } from '~/features/admin/editor/ArticleEditor';
import { clearDrafts } from '~/features/admin/editor/drafts/draft-store';
import { CallbackButton } from '~/features/leads/callback/CallbackButton';
import { CallbackHost } from '~/features/leads/callback/CallbackHost';
import { closeCallback } from '~/features/leads/callback/callback-store';
import { clearFormDraft } from '~/features/leads/use-form-draft';
import { articlePreview } from '~/screens/admin/article-preview';
import { JobBoard } from '~/screens/careers/JobBoard';
import { ToastRegion } from '~/ui/toast/ToastRegion';
import { clearToasts } from '~/ui/toast/toast-store';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import { AtAddress } from './at-address';
import { expectAnnounced, expectSpoken, fill, press, readOn, startAt, type } from './screen-reader';

/** Journeys with a virtual screen reader. The tests contain every phrase it speaks. */
const meta = {
  title: 'Features/ScreenReader',
  tags: ['!autodocs'],
  beforeEach: () => async () => {
    await virtual.stop();
    clearToasts();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const NAME = 'textbox, Name, required';

export const Callback: Story = {
  beforeEach: () => {
    clearFormDraft('callback');
    return closeCallback;
  },
  render: () => (
    <AtAddress path="/">
      <CallbackButton>Request a Callback</CallbackButton>
      <CallbackHost />
      <ToastRegion />
    </AtAddress>
  ),
  play: async ({ canvas, userEvent }) => {
    await startAt(canvas.getByRole('button', { name: 'Request a Callback' }));
    await press('Enter');
    await expectSpoken(
      'button, Request a Callback, has popup dialog',
      'dialog, Request a Callback, We’ll get back to you within 24 hours',
      'button, Close',
      NAME,
    );
    await press('Tab', 6);
    await expectSpoken(
      'textbox, Company, placeholder Company name, required',
      'textbox, Work email, placeholder name@company.com, required',
      'textbox, Phone, Ten digits. A leading +1, +91 or 0 is taken off when you paste., placeholder 10-digit number, required',
      'link, Privacy notice',
      'button, Cancel',
      'button, Request a Callback',
    );
    await virtual.act();
    await expectSpoken('textbox, Name, Please enter your name, invalid, required');
    await fill('Priya Raman', 'Harbor Freight Lines', 'priya@gmail.com');
    await press('Shift+Tab', 2);
    await expectSpoken(
      'link, contact@mindwave.example',
      'textbox, Work email, priya@gmail.com, Please enter your work email address (no public email providers) No work address? Write to contact@mindwave.example, invalid, required',
    );
    await userEvent.clear(canvas.getByLabelText('Work email'));
    await fill('priya@harbor.example', '555 123 4567');
    await press('Tab', 2);
    await press('Enter');
    await expectSpoken(
      'button, Cancel',
      'button, Request a Callback',
      'button, Submitting..., busy, disabled',
      'button, Request a Callback, has popup dialog',
      'polite: Thank you! We will contact you soon.',
    );
  },
};

/** The backend fails: the dialog stays open and announces the error at once. */
export const CallbackFails: Story = {
  ...Callback,
  play: async ({ canvas }) => {
    await startAt(canvas.getByRole('button', { name: 'Request a Callback' }));
    await press('Enter');
    await waitFor(async () => expect(await virtual.lastSpokenPhrase()).toBe(NAME), { timeout: 5000 });
    await fill('Priya Raman', 'error-500', 'priya@harbor.example', '555 123 4567');
    await press('Tab', 2);
    await virtual.clearSpokenPhraseLog();
    await press('Enter');
    await expectAnnounced('assertive: Something went wrong. Please try again.');
  },
};

export const CareersFilter: Story = {
  render: () => (
    <AtAddress path="/careers">
      <h1>Careers</h1>
      <JobBoard jobs={jobs} />
    </AtAddress>
  ),
  play: async ({ canvas }) => {
    await startAt(canvas.getByRole('heading', { level: 1 }));
    await readOn(11);
    await expectSpoken(
      'main',
      'heading, Careers, level 1',
      'search',
      'searchbox, Search jobs, placeholder Search by title or location',
      'end of search',
      'group',
      'Department',
      'Department',
      'end, Department',
      'group, Department',
      'checkbox, Account Management (1 job), not checked',
    );
    canvas.getByRole('checkbox', { name: /^HR/ }).focus();
    await virtual.act();
    await expectSpoken('checkbox, HR (1 job), not checked', 'polite: 1 job');
    canvas.getByRole('button', { name: 'Remove filter HR' }).focus();
    await press('Enter');
    await expectSpoken(
      'button, Remove filter HR',
      'searchbox, Search jobs, placeholder Search by title or location',
      'polite: 12 jobs',
    );
    await type('zzz');
    await expectAnnounced('polite: No jobs match these filters.');
  },
};

export const DesktopMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AtAddress path="/about">
      <LogoDrawing />
      <Header />
      <MobileMenu pathname="/about" />
    </AtAddress>
  ),
  play: async ({ canvas }) => {
    await startAt(canvas.getByRole('link', { name: 'Industries' }));
    await press('Tab');
    await press('Enter');
    await press('Tab', 3);
    await press('Escape');
    await press('Escape');
    await expectSpoken(
      'button, Industries submenu, 1 control, not expanded',
      'button, Industries submenu, 1 control, expanded',
      'link, Logistics and Transportation Planning, execution, billing and visibility.',
      'button, Logistics and Transportation submenu, 1 control, expanded',
      'link, Fleet Management Services',
      'button, Logistics and Transportation submenu, 1 control, not expanded',
      'button, Industries submenu, 1 control, not expanded',
    );
  },
};

/** The groups are native disclosures, which this screen reader does not announce as such. */
export const PhoneMenu: Story = {
  ...DesktopMenu,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await startAt(canvas.getByRole('button', { name: 'Open menu' }));
    await press('Enter');
    await expectSpoken('dialog, Main', 'link, Mindwave, Home');
    await press('Tab', 3);
    await virtual.act();
    await press('Tab', 3);
    await expectSpoken(
      'button, Switch to dark theme',
      'button, Close menu',
      'Industries',
      'link, Overview : Industries',
      'link, Logistics and Transportation',
      'link, Fleet Management Services',
    );
    canvas.getByRole('button', { name: 'Close menu' }).focus();
    await press('Enter');
    await expectSpoken('button, Close menu', 'button, Open menu');
  },
};

export const EditorSave: Story = {
  beforeEach: async () => {
    await clearDrafts();
    const { data } = await client.POST('/login', { body: DEMO_ADMIN });
    saveSession(data?.token ?? '', undefined);
    return endSession;
  },
  render: () => (
    <AtAddress path="/admin/add-article">
      <ArticleEditor heading="Add New Article" renderPreview={articlePreview} />
    </AtAddress>
  ),
  play: async ({ canvas }) => {
    await startAt(canvas.getByLabelText('Article Title'));
    await type('Road and rail');
    await press('Tab');
    await expectSpoken(
      'polite: Only on this device',
      'textbox, Article Slug, road-and-rail, URL-friendly version of the title (lowercase, no spaces, hyphens only), required',
    );
    canvas.getByRole('button', { name: 'Save' }).focus();
    await press('Enter');
    await expectAnnounced('polite: Saving...', 'polite: Saved HH:MM');
  },
};

/** Another article has this slug. */
export const EditorSlugRefused: Story = {
  ...EditorSave,
  play: async ({ canvas }) => {
    await startAt(canvas.getByLabelText('Article Title'));
    await type('Claims in fewer stops');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await virtual.clearSpokenPhraseLog();
    await press('Enter');
    await expectAnnounced('polite: Saving...', 'polite: Not saved: This slug is already used by another article.');
    // Browsers announce an alert that appears with its text. This screen reader does not, so move it there.
    const refusal = await canvas.findByRole('alert');
    await virtual.stop();
    await virtual.start({ container: refusal });
    await readOn(1);
    await expectSpoken('alert', "The slug 'claims-in-fewer-stops' is already used by another article.");
    await virtual.stop();
    await startAt(canvas.getByLabelText('Article Slug'));
    await press('Tab');
    await press('Shift+Tab');
    await expectSpoken(
      'Publication Date, YYYY-MM-DD',
      'textbox, Article Slug, claims-in-fewer-stops, This slug is already used by another article., invalid, required',
    );
  },
};
