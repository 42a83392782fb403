// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { ApiError } from '~/api/errors';
import { queryClient } from '~/api/query-client';
import { ArticleBody } from '~/features/newsroom/ArticleBody';
import { ArticleHead } from '~/features/newsroom/ArticleHead';
import { initialArticle } from '~/features/newsroom/initial-article';
import { noteArrival, showArrival } from '~/lib/page-arrival';
import { articles } from '~mocks/models';
import ArticlePage from './page';

vi.mock('~/api/client', () => ({ client: { GET: vi.fn() } }));
const get = vi.mocked(client.GET);

const article = await articles.create({
  id: 7,
  title: 'Claims in fewer stops',
  slug: 'claims',
  bannerImage: '/art/article-default.svg',
  sections: [
    {
      title: 'First',
      content: [{ type: 'paragraph', content: 'A claim travels.' }],
      cta: { text: 'Go', link: '/about' },
    },
    { title: 'Second', content: [{ type: 'list', content: ['one', 'two'] }], showImage: true },
  ],
  sidebarItems: [{ title: 'Careers', description: 'Open roles', link: '/careers' }],
});
const other = await articles.create({ id: 8, slug: 'other', title: 'Another article' });

const twoArticles = async (): Promise<unknown> => ({ data: [article, other] });

/** Responds to requests for the article and for the list, which has another article. */
function serve(respond: () => Promise<unknown>, list = twoArticles) {
  const reply = async (path: string) => {
    const data = await (path === '/news/' ? list() : respond());
    return { data, response: new Response() };
  };
  get.mockImplementation(reply as typeof client.GET);
}
const show = () => render(<ArticlePage params={{ slug: 'claims' }} />);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  get.mockReset();
  queryClient.clear();
  vi.spyOn(console, 'info').mockReturnValue();
});

describe('the article page', () => {
  it('shows that it is loading', { tags: ['S8.article.loading', 'S2.article.states'] }, async () => {
    serve(() => new Promise(() => undefined));
    show();
    expect(await screen.findByText('Loading article...')).toBeVisible();
  });

  it('shows date, title, sections and Recent Articles', {
    tags: ['S2.article.parts', 'S2.article.states'],
  }, async () => {
    serve(async () => ({ data: article }));
    show();
    expect(await heading('Claims in fewer stops')).toBeVisible();
    expect(screen.getByText('November 20, 2026')).toBeVisible();
    for (const name of ['First', 'Second']) expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    const aside = within(screen.getByRole('complementary', { name: 'Recent Articles' }));
    expect(await aside.findByRole('link', { name: /Another article/ })).toHaveAttribute('href', '/newsroom/other');
    expect(aside.getByRole('link', { name: /Careers/ })).toHaveAttribute('href', '/careers');
    expect(aside.queryByRole('link', { name: /Claims in fewer stops/ })).toBeNull();
  });

  it('shows that the article does not exist', { tags: ['S8.article.missing', 'S2.article.states'] }, async () => {
    serve(() => Promise.reject(new ApiError(404, 'No such article.')));
    show();
    expect(await heading('Article not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Newsroom' })).toHaveAttribute('href', '/newsroom');
  });

  it('does not treat the page of a guest network as a missing article', async () => {
    serve(() => Promise.reject(new ApiError(404, 'The server answered 404.', { isUnreadable: true })));
    show();
    expect(await heading('Error loading article: The server answered 404.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows that an article has no data', { tags: ['S8.article.missing'] }, async () => {
    serve(async () => ({ data: { id: 7 } }));
    show();
    expect(await heading('No article data available')).toBeVisible();
  });

  it('shows why loading failed, with and without an error text', {
    tags: ['S8.article.error', 'S2.article.states'],
  }, async () => {
    serve(() => Promise.reject(new ApiError(500, 'The press is on fire.')));
    const { unmount } = show();
    expect(await heading('Error loading article: The press is on fire.')).toBeVisible();
    unmount();
    serve(() => Promise.reject(new Error('')));
    show();
    expect(await heading('Error loading article: Unknown error')).toBeVisible();
  });

  it('says in Recent Articles that the list failed to load, and loads it again', async () => {
    serve(
      async () => ({ data: article }),
      () => Promise.reject(new ApiError(500, 'The press is on fire.')),
    );
    show();
    const aside = within(await screen.findByRole('complementary', { name: 'Recent Articles' }));
    expect(await aside.findByText('Error loading articles: The press is on fire.')).toBeVisible();
    expect(aside.queryByText('No other articles yet.')).toBeNull();
    serve(async () => ({ data: article }));
    fireEvent.click(aside.getByRole('button', { name: 'Try again' }));
    expect(await aside.findByRole('link', { name: /Another article/ })).toBeVisible();
    expect(aside.queryByRole('alert')).toBeNull();
  });

  it('says that there are no other articles only if the list is empty', async () => {
    serve(
      async () => ({ data: article }),
      async () => ({ data: [article] }),
    );
    show();
    expect(await screen.findByText('No other articles yet.')).toBeVisible();
  });

  it.each([
    ['fails', () => Promise.reject(new ApiError(500, 'The press is on fire.'))],
    ['is no list', async () => ({ items: 42 })],
  ])('shows the articles in the HTML of the page if the response %s', async (_, list) => {
    serve(async () => ({ data: article }), list);
    const initial = initialArticle('claims', article, { newest: [article, other] });
    render(<ArticlePage params={{ slug: 'claims' }} initial={initial} />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('link', { name: /Another article/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends a request only when the page is older than the backend allows', async () => {
    serve(async () => ({ data: article }));
    const initial = initialArticle('claims', article, { newest: [other], freshMs: 30_000 });
    vi.useFakeTimers();
    noteArrival(document);
    showArrival(document);
    render(<ArticlePage params={{ slug: 'claims' }} initial={initial} />);
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(get).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  });

  it('shows an invalid date as it is', { tags: ['S8.parse-failure'] }, () => {
    render(<ArticleHead article={{ title: 'A', date: 'next spring', bannerImage: '' }} />);
    expect(screen.getByText('next spring')).toBeVisible();
  });

  it('only logs a banner that fails to load', { tags: ['S8.banner-image'] }, () => {
    const { container } = render(<ArticleHead article={{ title: 'A', date: '', bannerImage: '/missing.png' }} />);
    const image = container.querySelector('img');
    if (!image) throw new Error('There is no banner.');
    fireEvent.error(image);
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining('/missing.png'));
    expect(screen.getByRole('heading', { name: 'A' })).toBeVisible();
  });
});

describe('a section', () => {
  const block = { type: 'paragraph', content: 'Text' } as const;

  it('has a call to action, and the default picture if it has none', { tags: ['S3.section'] }, () => {
    const { container } = render(
      <ArticleBody
        sections={[
          {
            title: 'Own',
            content: [block],
            showImage: true,
            imageUrl: '/own.png',
            cta: { text: 'Go', link: '/about' },
          },
          { title: 'Default', content: [block], showImage: true },
          { title: 'None', content: [block], imageUrl: '/unused.png' },
        ]}
      />,
    );
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/own.png',
      '/art/article-default.svg',
    ]);
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/about');
  });

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,AAAA',
    'mailto:a@mindwave.example',
    '//other.example/x.png',
  ])('shows the default picture for the address %j', { tags: ['S3.section'] }, (imageUrl) => {
    const { container } = render(
      <ArticleBody sections={[{ title: 'A', content: [block], showImage: true, imageUrl }]} />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/art/article-default.svg');
  });

  it('shows the default picture when its own fails to load', { tags: ['S3.section'] }, () => {
    const { container } = render(
      <ArticleBody sections={[{ title: 'A', content: [block], showImage: true, imageUrl: '/missing.png' }]} />,
    );
    const image = container.querySelector('img');
    if (!image) throw new Error('There is no picture.');
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/art/article-default.svg');
  });

  it('tries a size of the banner, then the original, then the default picture, each once', () => {
    const bannerSizes = [
      { url: '/uploads/480/a.webp', width: 480 },
      { url: 'javascript:alert(1)', width: 960 },
    ];
    const article = { title: 'A', date: '2026-11-20', bannerImage: '/uploads/a.jpg', bannerSizes };
    const { container, rerender } = render(<ArticleHead article={article} />);
    const tried = () => ['srcset', 'src'].map((name) => container.querySelector('img')?.getAttribute(name));
    expect(tried()).toEqual(['/uploads/480/a.webp 480w', '/uploads/a.jpg']);
    // A later response does not change a picture that is already shown.
    rerender(<ArticleHead article={{ ...article, bannerSizes: [{ url: '/other.webp', width: 480 }] }} />);
    expect(tried()).toEqual(['/uploads/480/a.webp 480w', '/uploads/a.jpg']);
    for (const src of ['/uploads/a.jpg', '/art/article-default.svg', '/art/article-default.svg']) {
      fireEvent.error(container.getElementsByTagName('img')[0] ?? container);
      expect(tried()).toEqual([null, src]);
    }
  });

  it('shows paragraphs and lists with titles, checks, numbers and emoji', { tags: ['S3.block'] }, () => {
    const { container } = render(
      <ArticleBody
        sections={[
          {
            title: 'Blocks',
            content: [
              { ...block, title: 'Titled' },
              { type: 'list', content: ['checked'], useCheckIcon: true },
              { type: 'list', content: ['numbered'], listType: 'number' },
              { type: 'list', content: ['train', 'ship'], emojis: ['🚆', '🚢'] },
              { type: 'list', content: ['star'], emoji: '⭐' },
            ],
          },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Titled' })).toBeVisible();
    expect(container.querySelectorAll('ul svg, ul .icon').length).toBeGreaterThan(0);
    expect(container.querySelector('ol')).toHaveTextContent('numbered');
    for (const emoji of ['🚆', '🚢', '⭐']) expect(screen.getByText(emoji)).toBeInTheDocument();
  });
});
