import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminMessages } from '~/content/admin-messages';
import { ArticleEditor } from '~/features/admin/editor/ArticleEditor';
import { clearDrafts } from '~/features/admin/editor/drafts/draft-store';
import { articlePreview } from '~/screens/admin/article-preview';
import { AtAddress } from '../at-address';
import { article, unreadableArticle } from './sample';

const meta = {
  title: 'Features/Admin/Editor',
  component: ArticleEditor,
  args: { renderPreview: articlePreview },
  beforeEach: async () => void (await clearDrafts()),
  decorators: [(Story) => <AtAddress path="/newsroom/admin">{Story()}</AtAddress>],
} satisfies Meta<typeof ArticleEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewArticle: Story = { args: { heading: 'Add New Article' } };
export const RequiredMissing: Story = {
  args: { heading: 'Add New Article' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(adminMessages.editor.required)).toBeVisible();
  },
};
export const Existing: Story = { args: { heading: `Edit ${article.title}`, article } };
export const SectionOpen: Story = {
  args: { heading: `Edit ${article.title}`, article },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand: Section 2' }));
    await expect(canvas.getByLabelText('Section Title')).toHaveValue('What you will find here');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand: Section 1' }));
    await expect(canvas.getAllByLabelText('Section Title')).toHaveLength(1);
  },
};
export const SlugReplaced: Story = {
  args: { article: { ...article, slug: 'an-address' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Article Title'), '!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep an-address' }));
    await expect(canvas.getByLabelText('Article Slug')).toHaveValue('an-address');
  },
};
export const Unreadable: Story = {
  args: { article: unreadableArticle },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'This content could not be read' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn into a paragraph' }));
    await expect(canvas.getByRole('button', { name: 'Expand: Section 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('group', { name: 'This content could not be read' })).toBeVisible();
  },
};
export const PublicEditor: Story = { args: { isPublic: true } };
export const Preview: Story = {
  args: { article },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(await canvas.findByRole('dialog', { name: 'Preview' })).toBeVisible();
  },
};
export const KeyboardHelp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect(await canvas.findByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  },
};
