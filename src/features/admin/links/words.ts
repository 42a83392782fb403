import { countText } from '~/lib/text/fill';

/** Texts about links between articles. They load with the code that shows them. */
export const linkWords = {
  looking: 'Looking for articles that link to it...',
  none: 'No article links to it.',
  found: (count: number) => countText(count, '{count} article links to it:', '{count} articles link to it:'),
  more: (count: number) => countText(count, 'and {count} more', 'and {count} more'),
  notChanged: (why: string) => ` Not changed: ${why}`,
  unknown: 'This server cannot tell which articles link to it.',
  failed: 'The articles that link to it could not be loaded.',
  moved: {
    found: (count: number, slug: string) =>
      countText(
        count,
        `{count} article still links to /newsroom/${slug}`,
        `{count} articles still link to /newsroom/${slug}`,
      ),
    unknown: (slug: string) => `This server cannot tell which articles link to /newsroom/${slug}.`,
    failed: (slug: string) => `The articles that link to /newsroom/${slug} could not be loaded.`,
    change: (count: number) => countText(count, 'Change {count} link', 'Change {count} links'),
    changing: 'Changing...',
    changed: (count: number, slug: string) =>
      countText(count, `{count} link now leads to /newsroom/${slug}.`, `{count} links now lead to /newsroom/${slug}.`),
    conflict: 'someone else is changing this article.',
    gone: 'this article was deleted.',
    signIn: {
      title: 'Sign in to continue',
      text: 'Your session has ended. After you sign in, the other links are changed.',
      submit: 'Sign In and Continue',
    },
  },
  checks: {
    nowhere: 'A link leads nowhere',
    noPage: (place: string, path: string) => `${place}: this site has no page ${path}.`,
    noArticle: (place: string, slug: string) => `${place}: there is no article /newsroom/${slug}.`,
    former: 'A link has a former address',
    nowAt: (place: string, slug: string) => `${place}: the article is now at /newsroom/${slug}.`,
    replace: 'Use the new address',
    section: (number: number) => `Section ${number}`,
    sidebarItem: (number: number) => `Sidebar item ${number}`,
  },
} as const;
