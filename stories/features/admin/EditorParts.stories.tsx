import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DraftDialog } from '~/features/admin/editor/drafts/DraftDialog';
import { ChecksPanel } from '~/features/admin/editor/form/ChecksPanel';
import { editorSection, editorSidebarItem } from '~/features/admin/editor/model/editor-article';
import { BannerPicker } from '~/features/admin/editor/picture/BannerPicker';
import { LivePreview } from '~/features/admin/editor/preview/LivePreview';
import { SnippetPanel } from '~/features/admin/editor/preview/SnippetPanel';
import { ConflictDialog } from '~/features/admin/editor/saving/ConflictDialog';
import { SaveLine } from '~/features/admin/editor/saving/SaveLine';
import { articlePreview } from '~/screens/admin/article-preview';
import { draft, form } from './sample';

const meta = {
  title: 'Features/Admin/Editor parts',
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const edited = { ...draft, title: `${draft.title}, and why`, date: '2026-11-21', sections: draft.sections.slice(0, 2) };

export const SaveLineSaved: Story = {
  render: () => (
    <SaveLine
      status={{ kind: 'saved', at: new Date(2026, 10, 20, 14, 5) }}
      isDirty={false}
      isInMemory={false}
      onCancel={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved 14:05')).toBeVisible();
  },
};
export const SaveLineSaving: Story = {
  render: () => (
    <SaveLine status={{ kind: 'saving', isRequestSent: true }} isDirty isInMemory={false} onCancel={fn()} />
  ),
};
const cancelUpload = fn();
export const SaveLineUploading: Story = {
  render: () => (
    <SaveLine
      status={{ kind: 'saving', isRequestSent: true, upload: { sent: 1_562_378, total: 2_527_068 } }}
      isDirty
      isInMemory={false}
      onCancel={cancelUpload}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Uploading the picture' }, { timeout: 5000 }),
    ).toBeVisible();
    await expect(canvas.getByText('61%, 1.49 of 2.41 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel saving' }));
    await expect(cancelUpload).toHaveBeenCalledOnce();
  },
};
export const SaveLineCanceled: Story = {
  render: () => (
    <SaveLine status={{ kind: 'canceled', mayHaveArrived: true }} isDirty isInMemory={false} onCancel={fn()} />
  ),
};
export const SaveLineOnDevice: Story = {
  render: () => <SaveLine status={{ kind: 'none' }} isDirty isInMemory={false} onCancel={fn()} />,
};
export const SaveLineInMemory: Story = {
  render: () => <SaveLine status={{ kind: 'none' }} isDirty isInMemory onCancel={fn()} />,
};
export const SaveLineFailed: Story = {
  render: () => (
    <SaveLine
      status={{ kind: 'failed', why: 'This slug is already in use.', message: '', fields: {} }}
      isDirty
      isInMemory={false}
      onCancel={fn()}
    />
  ),
};

const local = {
  key: 'x',
  article: edited,
  picture: undefined,
  base: draft,
  version: undefined,
  at: Date.UTC(2026, 10, 20),
};
export const DraftFound: Story = {
  render: () => (
    <DraftDialog draft={local} saved={draft} isNew={false} onRestore={fn()} onDiscard={fn()} onLater={fn()} />
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore my draft' })).toBeVisible());
    const title = canvas.getByRole('radiogroup', { name: 'Title' });
    await userEvent.click(title.querySelectorAll('input')[1] ?? title);
    await expect(canvas.getByRole('button', { name: 'Restore what I picked' })).toBeVisible();
  },
};
export const Conflict: Story = {
  render: () => (
    <ConflictDialog
      mine={edited}
      theirs={{ ...draft, sections: [...draft.sections, { title: 'What adjusters say', content: [] }] }}
      base={draft}
      message={undefined}
      onSave={fn()}
      onBack={fn()}
    />
  ),
};

export const ChecksFine: Story = { render: () => <ChecksPanel article={form} id="1" savedSlug={form.slug} /> };
export const ChecksToFix: Story = {
  render: () => (
    <ChecksPanel
      article={{
        ...form,
        slug: 'admin',
        date: '2999-01-01',
        bannerImage: '',
        sections: [...form.sections, editorSection()],
        sidebarItems: [editorSidebarItem({ title: 'A', description: '', link: 'javascript:alert(1)' })],
      }}
      id={undefined}
      savedSlug={undefined}
    />
  ),
};
export const Looks: Story = { render: () => <SnippetPanel draft={draft} host="mindwave.example" /> };
export const LooksShared: Story = {
  ...Looks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Shared link'));
  },
};
export const Live: Story = { render: () => <LivePreview draft={draft} edited={2} renderPreview={articlePreview} /> };
export const LivePhone: Story = {
  ...Live,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Phone'));
  },
};

const picture = {
  blob: new Blob([new Uint8Array(250_000)], { type: 'image/webp' }),
  name: 'claims-banner.png',
  width: 960,
  chosenSize: 2_400_000,
};
export const BannerNone: Story = {
  render: () => <BannerPicker picture={undefined} bannerImage="" error={undefined} />,
};
export const BannerStored: Story = {
  render: () => <BannerPicker picture={undefined} bannerImage="/art/article-default.svg" error={undefined} />,
};
export const BannerChosen: Story = {
  render: () => <BannerPicker picture={picture} bannerImage="" error={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('claims-banner.png')).toBeVisible();
    await expect(canvas.getByText('2.29 MB')).toBeVisible();
    await expect(canvas.getByText(/^Saved as claims-banner\.webp, 0\.24 MB/)).toBeVisible();
  },
};
export const BannerRefused: Story = {
  render: () => <BannerPicker picture={undefined} bannerImage="" error={undefined} />,
  play: async ({ canvas, userEvent }) => {
    const file = new File(['%PDF'], 'floorplan.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Banner image'), file);
    await expect(await canvas.findByText(/floorplan.png is not an image/)).toBeVisible();
  },
};
