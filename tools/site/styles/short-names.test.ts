import { expect, it } from 'vitest';
import { renameClasses } from '../../../server/render/rename-classes';
import { countClasses, shortNames } from './short-names';

const pages = ['<p class="sc-1 xYz icon">One</p><p class="xYz active">Two</p>', '<div class="qRs"></div>'];
const counts = new Map<string, number>();
for (const html of pages) countClasses(html, counts);
const site = { css: '.xYz{color:red}.qRs .xYz{color:green}.icon{width:1px}', counts };

it('renames the classes of components in the styles and in all pages, the most frequent first', () => {
  const { css, names } = shortNames(site, '.icon{width:1px}');
  expect(css).toBe('.a{color:red}.b .a{color:green}.icon{width:1px}');
  expect(pages.map((html) => renameClasses(html, names))).toEqual([
    '<p class="a icon">One</p><p class="a active">Two</p>',
    '<div class="b"></div>',
  ]);
});

it('renames the classes inside other selectors too', () => {
  const css = '.xYz:has(>.qRs)+:is(.xYz,p):not(.qRs){color:red}';
  expect(shortNames({ css, counts }, '').css).toBe('.a:has(>.b)+:is(.a,p):not(.b){color:red}');
});

it('writes the styles for the supported browsers', () => {
  const css = '.xYz{text-decoration:underline 1.5px}';
  expect(shortNames({ css, counts }, '').css).toContain('text-decoration-thickness:1.5px');
});

it('never reuses a class name that is written by hand', () => {
  expect(shortNames(site, '.a{width:1px}.icon{width:1px}').css).toBe('.b{color:red}.c .b{color:green}.icon{width:1px}');
});

it('gives the same names for the same site', () => {
  expect(shortNames(site, '')).toEqual(shortNames(site, ''));
});
