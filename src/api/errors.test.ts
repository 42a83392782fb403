import { describe, expect, it } from 'vitest';
import { ApiError, errorText, serverMessage } from './errors';

describe('the words of a server', () => {
  it('are cut at 300 characters', () => {
    const error = new ApiError(500, 'x'.repeat(5000), { isFromServer: true });
    expect(serverMessage(error)).toBe(`${'x'.repeat(300)}…`);
    expect(new ApiError(500, 'x'.repeat(300)).message).toHaveLength(300);
  });

  it('stay text, whatever they look like', () => {
    const text = '<img src=x onerror=alert(1)>';
    expect(serverMessage(new ApiError(422, text, { isFromServer: true }))).toBe(text);
  });

  it('are not shown when they are not the server’s', () => {
    const error = new ApiError('FETCH_ERROR', 'The server could not be reached.');
    expect(serverMessage(error)).toBeUndefined();
    expect(errorText(error, 'Sorry')).toBe('The server could not be reached.');
  });
});
