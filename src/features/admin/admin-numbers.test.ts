import { expect, it } from 'vitest';
import { adminMessages } from '~/content/admin-messages';
import { editorBlock, editorSection } from '~/features/admin/editor/model/editor-article';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '~/features/admin/editor/picture/BannerPicker';
import { theme } from '~/theme/theme';
import { SHORT_TOAST_MS, TOAST_MS } from '~/ui/toast/toast-store';
import { DRAWER_WIDTH } from './AdminShell.styles';
import { THUMB_WIDTH } from './dashboard/ArticleRows.styles';
import { adminWords } from './words';

/** Numbers and texts that sections 2, 8 and 9 of the specification define for the admin. */
it.each([
  ['the drawer is 240px wide', DRAWER_WIDTH, '240px'],
  ['thumbnails are 80px wide', THUMB_WIDTH, '80px'],
  ['thumbnails are 60px high', theme.layout.thumbHeight, '60px'],
  ['the banner preview is at most 400px wide', PREVIEW_WIDTH, '400px'],
  ['the banner preview is at most 200px high', PREVIEW_HEIGHT, '200px'],
  ['the first card appears after 0.2s', theme.motion.adminCardBase, '200ms'],
  ['each further card appears 0.1s later', theme.motion.adminCardStep, '100ms'],
  ['a dialog’s backdrop takes 500ms', theme.motion.dialogBackdrop, '500ms'],
  ['success and delete messages stay for 3s', SHORT_TOAST_MS, 3000],
  ['the login toast stays for 4s', TOAST_MS, 4000],
])('%s', { tags: ['S9.admin.drawer', 'S9.admin.picture', 'S9.animation.admin'] }, (_rule, actual, expected) => {
  expect(actual).toBe(expected);
});

it.each([
  [adminMessages.login.required, 'Please login to access'],
  [adminMessages.login.failure, 'Login failed. Please check your credentials.'],
  [adminMessages.login.noToken, 'Login successful but no token received.'],
  [adminMessages.editor.required, 'Please fill in all required article information (title, slug, and date).'],
  [adminMessages.editor.saved, 'Article saved successfully!'],
  [adminMessages.editor.saveFailed, 'Failed to save article. Please try again.'],
  [adminMessages.editor.slugHelp, 'URL-friendly version of the title (lowercase, no spaces, hyphens only)'],
  [adminMessages.editor.noSections, 'No sections yet'],
  [adminMessages.editor.noSidebarItems, 'No sidebar items yet'],
  [adminMessages.editor.untitledSection, 'Untitled Section'],
  [adminMessages.dashboard.empty, 'No articles found. Add your first article to get started!'],
  [adminMessages.dashboard.loadError, 'Error loading articles: '],
  [adminMessages.dashboard.deleted, 'Article deleted successfully!'],
  [adminMessages.dashboard.deleteFailed, 'Error deleting article. Please try again.'],
  [adminMessages.dashboard.confirmTitle, 'Confirm Delete'],
  [adminMessages.dashboard.confirmText, 'Are you sure you want to delete this article?'],
  [adminWords.login.title, 'Admin Login'],
  [adminWords.login.busy, 'Signing In...'],
  [adminWords.dashboard.title, 'Newsroom Articles'],
  [adminWords.dashboard.published, 'published'],
  [adminWords.editor.title, 'Newsroom Content Manager'],
  [adminWords.editor.saving, 'Saving...'],
  [adminWords.picture.size(250_000), '0.24 MB'],
])('says %s', (actual, expected) => {
  expect(actual).toBe(expected);
});

it('starts a content block as a paragraph, and a section without content', () => {
  expect(editorBlock()).toMatchObject({ type: 'paragraph', text: '' });
  expect(editorSection()).toMatchObject({ title: '', blocks: [], ctaText: '', ctaLink: '' });
});
