import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { InformationPanel } from '~/features/admin/editor/form/InformationPanel';
import { EditorContext } from '~/features/admin/editor/model/editor-context';
import { VersionComparison } from '~/features/admin/editor/versions/VersionComparison';
import { VersionList } from '~/features/admin/editor/versions/VersionList';
import { draft, form } from './sample';

const meta = {
  title: 'Features/Admin/Earlier versions',
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const saved = {
  version: '7',
  savedBy: 'priya@mindwave.example',
  savedAt: Date.UTC(2026, 10, 20, 14),
  title: draft.title,
};
const imported = { ...saved, version: '6', savedAt: Number.NaN, savedBy: '' };
const renamed = { ...saved, version: '5', savedAt: Date.UTC(2026, 10, 19), title: 'Claims in fewer stops, '.repeat(9) };

const onCompare = fn();
export const List: Story = {
  render: () => <VersionList versions={[saved, imported, renamed]} onCompare={onCompare} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with At an unknown time' }));
    await expect(onCompare).toHaveBeenCalledWith(imported);
  },
};

const onRestore = fn();
export const Compared: Story = {
  render: () => (
    <VersionComparison
      version={saved}
      mine={{ ...draft, bannerAlt: '' }}
      theirs={{ ...draft, title: 'Claims, before', bannerImage: '/art/bg-banking.svg', bannerAlt: 'A claims desk' }}
      onRestore={onRestore}
      onBack={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Decorative, no text needed')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    const merged = expect.objectContaining({ title: 'Claims, before', bannerAlt: 'A claims desk' });
    await expect(onRestore).toHaveBeenCalledWith(merged, expect.anything());
  },
};
export const Same: Story = {
  render: () => <VersionComparison version={saved} mine={draft} theirs={draft} onRestore={fn()} onBack={fn()} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/It is the same as the text in the editor/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
};

const dispatch = fn();
export const FormerText: Story = {
  render: () => (
    <EditorContext value={{ dispatch, say: fn() }}>
      <InformationPanel
        article={{ ...form, formerAlt: 'A claims desk with three empty inboxes' }}
        picture={undefined}
        savedSlug={form.slug}
        errors={{}}
      />
    </EditorContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use it for this banner' }));
    const text = 'A claims desk with three empty inboxes';
    await expect(dispatch).toHaveBeenCalledWith({ type: 'setText', field: 'bannerAlt', text });
  },
};
