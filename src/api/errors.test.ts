import { describe, expect, it } from 'vitest';
import { ApiError, errorText, serverMessage } from './errors';

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
