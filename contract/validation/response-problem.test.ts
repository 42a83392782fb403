import { describe, expect, it } from 'vitest';
import { createBackend } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { articles } from '~mocks/models';
import { operationIds } from '../contract';
import { responseProblem } from './response-problem';

const sample = await articles.create({
  id: 1,
  sidebarItems: [{ title: 'Insurance', description: 'How', link: '/industries/insurance' }],
});
const article = { ...sample, sections: '[]' };
const problem = (body: unknown, status = 200) =>
  responseProblem('listArticles', Response.json({}, { status }), JSON.stringify(body));

describe('the response check', () => {
  it('finds no problem in the mock backend', async () => {
    const handle = mockFetchHandler(createBackend({ storage: memoryStorage() }));
    for (const [id, path] of [
      ['listArticles', '/news/'],
      ['listArticles', '/news/?page=0'],
      ['getArticle', '/news/1'],
      ['getArticle', '/news/none'],
      ['listJobs', '/jobs'],
      ['getJob', '/jobs/none'],
    ] as const) {
      const response = await handle(new Request(`http://localhost/api${path}`));
      expect(responseProblem(id, response, await response.text()), path).toBeNull();
    }
  });

  it('knows every operation', () => {
    for (const id of operationIds) expect(responseProblem(id, Response.json({}, { status: 418 }), '{}')).toMatch(/418/);
  });

  it.each([
    [{ data: [article] }, null],
    [{ data: [{ ...article, extra: true }] }, null],
    [{}, 'data is missing'],
    [[], 'the body must be object, got []'],
    [{ data: 42 }, 'data must be array, got 42'],
    [{ data: [], total: -1 }, 'total must be at least 0, got -1'],
    [{ data: [article, { ...article, date: '12/06/2025' }] }, 'data[1].date must be a calendar date, got "12/06/2025"'],
    [{ data: [{ ...article, date: '2026-02-30' }] }, 'data[0].date must be a calendar date, got "2026-02-30"'],
    [{ data: [{ ...article, bannerImage: 7 }] }, 'data[0].bannerImage must be string or null, got 7'],
    [{ data: [{ ...article, slug: undefined }] }, 'data[0].slug is missing'],
    [
      { data: [{ ...article, sections: [{ title: 'A', content: [{ type: 'table', content: 'B' }] }] }] },
      'data[0].sections[0].content[0].type must be one of paragraph, list, got "table"',
    ],
  ])('finds the first problem: %j', (body, expected) => {
    expect(problem(body)).toBe(expected);
  });

  it('also checks the status, the content type and the syntax of the body', () => {
    expect(problem({ data: [] }, 201)).toBe('the status 201 is not one of this operation');
    const page = new Response('<p>', { headers: { 'Content-Type': 'text/html' } });
    expect(responseProblem('listJobs', page, '<p>')).toBe('the content type must be application/json, got text/html');
    expect(responseProblem('listJobs', Response.json({}), '{"data": [')).toBe('the body is not readable JSON');
  });
});
