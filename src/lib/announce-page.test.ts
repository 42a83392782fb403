// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcePage } from './announce-page';

const main = () => document.querySelector('main');
const announced = () => document.getElementById('announcer')?.textContent;
const later = () => vi.advanceTimersByTimeAsync(1000);

function load(title: string) {
  document.title = title;
  main()?.replaceChildren(Object.assign(document.createElement('h1'), { textContent: title }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Edit Article';
  document.body.innerHTML = '<main tabindex="-1"><p>Loading</p></main><button>Menu</button><p id="announcer"></p>';
});
afterEach(() => void vi.useRealTimers());

it('announces the title only once the heading of the page has loaded', async () => {
  announcePage();
  await later();
  expect(main()).toHaveFocus();
  expect(announced()).toBe('');
  load('Edit Late trains');
  await later();
  expect(document.querySelector('h1')).toHaveFocus();
  expect(announced()).toBe('Edit Late trains');
});

it('announces the title of a page that loads after the user has moved the focus, and leaves the focus there', async () => {
  announcePage();
  const menu = document.querySelector('button');
  menu?.focus();
  load('Edit Late trains');
  await later();
  expect(menu).toHaveFocus();
  expect(announced()).toBe('Edit Late trains');
});

it('announces only the last of two pages that follow at once', async () => {
  load('Newsroom Articles');
  announcePage();
  document.title = 'Edit Article';
  main()?.replaceChildren('Loading');
  announcePage();
  await later();
  expect(announced()).toBe('');
});
