import type { ArticleDraft } from '~/api/articles/article';
import { textsWith } from '~contract/article-texts';
import { createEditor } from './article-editor';

/** An article with a text in every field, and another one in its calls to action. */
export const articleWith = (text: string, button: string): ArticleDraft => ({
  ...textsWith(() => text),
  slug: 'text',
  date: '2026-11-20',
  bannerImage: '',
  sections: [
    {
      title: text,
      content: [
        { type: 'paragraph', title: text, content: `${text}\n${text}` },
        { type: 'list', content: [text, text] },
        { type: 'list', listType: 'number', content: [text] },
        { type: 'list', useCheckIcon: true, content: [text] },
        { type: 'list', emoji: '🚚', content: [text] },
      ],
      cta: { text: button, link: '/careers' },
    },
    { title: text, content: [{ type: 'paragraph', content: text }], cta: { text: button, link: 'no address' } },
  ],
  sidebarItems: [
    { title: text, description: text, link: '/careers' },
    { title: text, description: text, link: text },
  ],
});

interface Site {
  readonly api: string;
  readonly who: { readonly email: string; readonly password: string };
}

/** Stores an article in the backend of a site, and returns its id. */
export async function publish({ api, who }: Site, draft: ArticleDraft, slug: string): Promise<string> {
  const { title, date, bannerImage } = draft;
  const lists = { sections: JSON.stringify(draft.sections), sidebarItems: JSON.stringify(draft.sidebarItems) };
  const editor = await createEditor({ url: api }, who);
  return (await editor.save({ title, date, bannerImage, slug, ...lists })).id;
}
