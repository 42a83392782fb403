import { describe, expect, it } from 'vitest';
import { ApiError, errorText, isMissing, isNotOffered, serverMessage } from './errors';

describe('a server message', () => {
  it('is cut at 300 characters', () => {
    const error = new ApiError(500, 'x'.repeat(5000), { isFromServer: true });
    expect(serverMessage(error)).toBe(`${'x'.repeat(300)}…`);
    expect(new ApiError(500, 'x'.repeat(300)).message).toHaveLength(300);
  });

  it('stays plain text, whatever it looks like', () => {
    const text = '<img src=x onerror=alert(1)>';
    expect(serverMessage(new ApiError(422, text, { isFromServer: true }))).toBe(text);
  });

  it('is not shown when it is not the server’s', () => {
    const error = new ApiError('FETCH_ERROR', 'The server could not be reached.');
    expect(serverMessage(error)).toBeUndefined();
    expect(errorText(error, 'Sorry')).toBe('The server could not be reached.');
  });
});

describe('an optional operation', () => {
  it.each([404, 405, 501])('is not offered if the backend responds %i, even with a page of its host', (status) => {
    expect(isNotOffered(new ApiError(status, 'No.'))).toBe(true);
    expect(isNotOffered(new ApiError(status, 'No.', { isUnreadable: true }))).toBe(true);
  });

  it.each([401, 403, 410, 429, 500, 503, 'FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR'] as const)(
    'may be offered if the response is %s',
    (status) => expect(isNotOffered(new ApiError(status, 'No.'))).toBe(false),
  );

  it('is not confused with a record that does not exist', () => {
    expect(isMissing(new ApiError(404, 'No.', { isUnreadable: true }))).toBe(false);
    expect(isMissing(new ApiError(404, 'No.'))).toBe(true);
  });
});
