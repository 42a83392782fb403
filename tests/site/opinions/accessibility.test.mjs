import { once } from 'node:events';
import { Audit } from '@siteimprove/alfa-act';
import { Device, Display, Preference, Viewport } from '@siteimprove/alfa-device';
import { Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import rules from '@siteimprove/alfa-rules';
import { URL as AlfaUrl } from '@siteimprove/alfa-url';
import { Criterion } from '@siteimprove/alfa-wcag';
import { Page } from '@siteimprove/alfa-web';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '../../../server/site.ts';
import { chromiumFlags, headlessShellPath } from '../../support/browser/chromium.ts';
import { untilAllLive } from '../../support/browser/test.ts';
import { DIST, read } from './site.mjs';

/**
 * Siteimprove Alfa, a second engine beside axe-core with rules of its own, on every page: in the light theme in a wide window, and in
 * the dark theme in the narrowest one.
 */
const VIEWS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 320 },
];

const HEIGHT = 900;

/** Pages that the sitemap does not list. */
const OTHERS = [
  '/newsroom/admin',
  '/newsroom/claims-in-fewer-stops',
  '/newsroom/-',
  '/careers/job/-',
  '/-',
  '/admin/login',
];
const listed = [...read(`${DIST}sitemap.xml`).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);

/** The device of a view. Alfa finds the boxes of elements by this object. */
const deviceOf = ({ width, colorScheme }) =>
  Device.of(
    Device.Type.Screen,
    Viewport.of(width, HEIGHT, width < HEIGHT ? Viewport.Orientation.Portrait : Viewport.Orientation.Landscape),
    Display.of(1),
    undefined,
    [Preference.of('prefers-color-scheme', colorScheme), Preference.of('prefers-reduced-motion', 'reduce')],
  );

let site;
let browser;
let origin;

beforeAll(async () => {
  site = createSite({ root: DIST, env: { MAP_MODE: 'off' } }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://localhost:${site.address().port}`;
  browser = await chromium.launch({ executablePath: headlessShellPath(), args: chromiumFlags });
});

afterAll(async () => {
  await browser.close();
  site.closeAllConnections();
  site.close();
});

/**
 * Rewrites what Alfa does not know. It drops a whole style sheet with an unknown rule, and says nothing. Containers of this site are as
 * wide as the window, so their queries can be those of the window. Colors get the value of the theme.
 */
function rewriteStyles() {
  const known = /^CSS(?:Style|Media|Supports|FontFace|Keyframes?|Import|Page|Namespace|LayerBlock|LayerStatement)Rule$/;
  const value = matchMedia('(prefers-color-scheme: dark)').matches ? '$2' : '$1';
  const themed = (text) => text.replaceAll(/light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^(),]|\([^()]*\))*)\)/g, value);
  const rewrite = (group) => {
    for (let at = group.cssRules.length - 1; at >= 0; at--) {
      const rule = group.cssRules[at];
      const kind = rule.constructor.name;
      if (kind === 'CSSContainerRule') {
        const inner = [...rule.cssRules].map(({ cssText }) => cssText).join('');
        group.deleteRule(at);
        group.insertRule(`@media ${rule.containerQuery} { ${inner} }`, at);
      } else if (!known.test(kind)) group.deleteRule(at);
      else if (kind === 'CSSStyleRule') {
        // A copy, because the loop changes the list.
        const names = Array.from(rule.style);
        for (const name of names) {
          const text = rule.style.getPropertyValue(name);
          if (themed(text) !== text) rule.style.setProperty(name, themed(text), rule.style.getPropertyPriority(name));
        }
      } else if (rule.deleteRule && kind !== 'CSSKeyframesRule') rewrite(rule);
    }
  };
  for (const sheet of document.styleSheets) rewrite(sheet);
}

/** What Alfa says about the page as it is now. */
async function failures(page, device) {
  await page.evaluate(rewriteStyles);
  const content = await page.evaluate(`(${Native.fromNode})(document)`);
  for (const { rules: seen } of content.style) expect(seen, 'a style sheet that Alfa can read').not.toEqual([]);
  const document = Node.from(content, device);
  const url = AlfaUrl.parse(page.url()).getUnsafe();
  const audited = Page.of(Request.of('GET', url), Response.of(url, 200), document, device);
  return [...(await Audit.of(audited, rules).evaluate())].filter(({ outcome }) => outcome === 'failed');
}

/** Level AAA, and what Alfa itself calls a best practice. */
const isBeyondTarget = ({ rule }) =>
  [...rule.requirements].every((requirement) =>
    Criterion.isCriterion(requirement)
      ? JSON.stringify(requirement.level).includes('AAA')
      : requirement.toJSON().type === 'best-practice',
  );

async function problemsOf(path, { colorScheme, width }) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  await untilAllLive(page);
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('[aria-busy="true"]'));
  const found = await failures(page, deviceOf({ colorScheme, width }));
  await context.close();
  return found
    .filter((failure) => !isBeyondTarget(failure))
    .map(({ rule, target }) => `${rule.uri.split('/').at(-1)} in ${colorScheme}: ${String(target).slice(0, 200)}`);
}

it.each([...listed, ...OTHERS])('%s has no failure at levels A and AA', async (path) => {
  const found = [];
  for (const view of VIEWS) found.push(...(await problemsOf(path, view)));
  expect(found).toEqual([]);
});
