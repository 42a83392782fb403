// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { KeptHtml } from './kept-html';

function Page({ list = 'built-in' }: { list?: string }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count} times
      </button>
      <KeptHtml isKept={list === 'built-in'}>
        <p>The {list} list</p>
        <a href="/careers/7">Data engineer</a>
      </KeptHtml>
    </>
  );
}

/** The HTML of the server, where `window` does not exist. */
function serverHtml() {
  vi.stubGlobal('window', undefined);
  const html = renderToString(<Page />);
  vi.unstubAllGlobals();
  return html;
}

function hydrated(html = serverHtml()) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const list = container.querySelector('p');
  return { list, ...render(<Page />, { container, hydrate: true }) };
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('keeps the HTML of the server while the rest of the island works', () => {
  const { list } = hydrated();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1 times');
  expect(screen.getByText('The built-in list')).toBe(list);
});

it('renders new content once there is some, and never returns to the old HTML', () => {
  const { rerender } = hydrated();
  act(() => rerender(<Page list="other" />));
  expect(screen.getByText('The other list')).toBeVisible();
  act(() => rerender(<Page />));
  expect(screen.getByText('The built-in list')).toBeVisible();
});

it('keeps the focus on the same link in new content', () => {
  const { rerender } = hydrated();
  screen.getByRole('link').focus();
  act(() => rerender(<Page list="other" />));
  expect(screen.getByRole('link')).toHaveFocus();
});

it('renders the content where the client renders the island itself', () => {
  render(<Page />);
  expect(screen.getByText('The built-in list')).toBeVisible();
});

it('renders the content if the HTML was changed, so that React cannot hydrate it', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  hydrated(serverHtml().replace('<button', '<font></font><button'));
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.getByText('The built-in list')).toBeVisible();
});
