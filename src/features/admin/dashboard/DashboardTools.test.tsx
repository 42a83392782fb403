// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DashboardTools } from './DashboardTools';
import { readView } from './dashboard-list';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows an earlier search after Back and Forward, does not replace it, and does not search for a text that is too long', async () => {
  const onChange = vi.fn();
  const tools = (query: string) => <DashboardTools view={readView(new URLSearchParams(query))} onChange={onChange} />;
  const { rerender } = render(tools('?q=freight'));
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'claims' } });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ text: 'claims' });
  for (const shown of ['claims', 'freight', 'claims', 'freight']) {
    rerender(tools(`?q=${shown}`));
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(field).toHaveValue(shown);
  }
  expect(onChange).toHaveBeenCalledOnce();
  fireEvent.change(field, { target: { value: 'x'.repeat(201) } });
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(field).toHaveAccessibleDescription('1 character too many');
  expect(onChange).toHaveBeenCalledOnce();
});
