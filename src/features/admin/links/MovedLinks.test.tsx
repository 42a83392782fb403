// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { queryClient } from '~/api/query-client';
import { saveOther } from '~/features/admin/editor/saving/save-other';
import { articles } from '~mocks/models';
import { LinkingArticles } from './LinkingArticles';
import { MovedLinks } from './MovedLinks';

const get = vi.spyOn(client, 'GET');
const put = vi.spyOn(client, 'PUT');

const item = (link: string) => ({ title: 'More', description: '', link });
const [self, first, second, other] = await articles.createAll([
  { id: 1, title: 'Self', slug: 'new', sidebarItems: [item('/newsroom/old')] },
  { id: 2, title: 'First', slug: 'first', sidebarItems: [item('/newsroom/old/?a#b'), item('/about')] },
  {
    id: 3,
    title: 'Second',
    slug: 'second',
    sections: [{ title: '', content: [], cta: { text: 'Go', link: `${location.origin}/newsroom/old` } }],
  },
  { id: 4, title: 'Other', slug: 'other', sidebarItems: [item('https://x.example/newsroom/old')] },
]);
type Stored = NonNullable<typeof self>;
let stored: readonly Stored[];
/** What a backend adds to its list. */
let paging: { readonly total?: number };

const response = (version = '"1"') => new Response(null, { headers: { ETag: version } });

beforeEach(() => {
  queryClient.clear();
  stored = [self, first, second, other].filter((article) => article !== undefined);
  paging = {};
  get.mockReset().mockImplementation((async (path: string, { params }: { params: { path?: { id: string } } }) => {
    const one = stored.find(({ id }) => String(id) === params.path?.id);
    return { data: path === '/news/' ? { data: stored, ...paging } : { data: one }, response: response() };
  }) as typeof client.GET);
  put.mockReset().mockImplementation((async (
    _: string,
    { body, params }: { body: { sections: string; sidebarItems: string }; params: { path: { id: string } } },
  ) => {
    const lists = { sections: JSON.parse(body.sections), sidebarItems: JSON.parse(body.sidebarItems) };
    stored = stored.map((one) => (String(one.id) === params.path.id ? { ...one, ...lists } : one));
    return { data: { data: stored.find(({ id }) => String(id) === params.path.id) }, response: response('"2"') };
  }) as typeof client.PUT);
});

const show = () =>
  render(
    <QueryProvider>
      <main>
        <h1>Edit New</h1>
      </main>
      <MovedLinks id="1" former="old" slug="new" saveOther={saveOther} />
    </QueryProvider>,
  );
const change = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));

it('changes the links of all other articles on this site, each with its version', async () => {
  show();
  expect(await screen.findByText('2 articles still link to /newsroom/old')).toBeVisible();
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/admin/edit-article?id=2');
  change('Change 2 links');
  expect(await screen.findByText('2 links now lead to /newsroom/new.')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(put.mock.calls.map(([, options]) => options?.params.header)).toEqual([
    { 'If-Match': '"1"' },
    { 'If-Match': '"1"' },
  ]);
  const linksOf = (at: number) => [
    ...(stored[at]?.sections.map(({ cta }) => cta?.link) ?? []),
    ...(stored[at]?.sidebarItems.map(({ link }) => link) ?? []),
  ];
  expect(linksOf(1)).toEqual(expect.arrayContaining(['/newsroom/new?a#b', '/about']));
  expect(linksOf(2)).toContain(`${location.origin}/newsroom/new`);
  expect(stored[3]).toBe(other);
});

it('names the articles that could not be changed, and tries them again', async () => {
  put.mockRejectedValueOnce(new ApiError(503, 'Busy.', { isFromServer: true }));
  show();
  await screen.findByText('2 articles still link to /newsroom/old');
  change('Change 2 links');
  expect(await screen.findByText('1 article still links to /newsroom/old')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('First Not changed: Busy.');
  change('Change 1 link');
  expect(await screen.findByText('2 links now lead to /newsroom/new.')).toBeVisible();
});

it('does not overwrite what someone else saves at the same time', async () => {
  put.mockImplementation(async () => {
    stored = stored.map((article) => (article.id === 2 ? { ...article, title: 'Theirs' } : article));
    throw new ApiError(412, 'Outdated.');
  });
  show();
  await screen.findByText('2 articles still link to /newsroom/old');
  change('Change 2 links');
  expect(await screen.findByText(/someone else is changing this article/)).toBeVisible();
});

it('asks for a login if the session has ended, and then changes the other links', async () => {
  put.mockRejectedValueOnce(new ApiError(401, 'Please sign in.'));
  vi.spyOn(client, 'POST').mockResolvedValue({ data: { token: 'token' }, response: response() } as never);
  show();
  await screen.findByText('2 articles still link to /newsroom/old');
  change('Change 2 links');
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'a@b.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'word' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In and Continue' }));
  expect(await screen.findByText('2 links now lead to /newsroom/new.')).toBeVisible();
});

it.each([
  ['a page of all articles', { total: 900 }, 'This server cannot tell which articles link to /newsroom/old.'],
  ['all articles', { total: 5 }, '2 articles still link to /newsroom/old'],
])('knows what a backend that ignores the question means with %s', async (_, change, text) => {
  paging = change;
  stored = [...stored, ...(await articles.createAll([{ id: 5, title: 'Fifth', slug: 'fifth' }]))];
  show();
  expect(await screen.findByText(text)).toBeVisible();
});

it('says nothing if no other article has the link', async () => {
  stored = stored.filter(({ id }) => id === 1 || id === 4);
  show();
  await waitFor(() => expect(get).toHaveBeenCalled());
  expect(document.body).toHaveTextContent(/^Edit New$/);
});

it('says before a delete which articles link to it', async () => {
  const ask = (slug: string) =>
    render(
      <QueryProvider>
        <LinkingArticles article={{ id: '1', slug }} />
      </QueryProvider>,
    );
  const { unmount } = ask('old');
  expect(await screen.findByText('2 articles link to it:')).toHaveRole('status');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  unmount();
  ask('nobody');
  expect(await screen.findByText('No article links to it.')).toBeVisible();
  get.mockRejectedValue(new ApiError('FETCH_ERROR', ''));
  ask('away');
  expect(await screen.findByText('The articles that link to it could not be loaded.')).toBeVisible();
});
