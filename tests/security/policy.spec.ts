import type { Page } from '@playwright/test';
import { routes } from '~/routes';
import { saveButton, saved, signIn, writeArticle } from '../support/admin/admin-steps';
import { expect, test, untilLive } from '../support/browser/test';
import { sitePaths } from '../support/tested-pages';

test.use({ serviceWorkers: 'allow' });

/**
 * Pages have a strict content security policy, which blocks scripts and markup from strings. `browser/crawl.spec.ts` tests
 * that public pages do not violate it.
 */
const adminPaths = routes
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/admin') || path === '/newsroom/admin');

/** Records policy violations, starting before the page's first script. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  return violations;
}

test('the admin does not violate the policy while an editor signs in and writes', async ({ page }) => {
  const violations = await watchPolicy(page);
  await signIn(page);
  await writeArticle(page, 'Under a strict policy');
  await saveButton(page).click();
  await expect(saved(page)).toBeVisible();
  for (const path of adminPaths) {
    await page.goto(path);
    await untilLive(page);
  }
  expect(violations).toEqual([]);
});

test.describe('the policy', () => {
  // The browser logs each violation.
  test.use({ allowedConsole: [/Content Security Policy|TrustedHTML|TrustedScript/i] });

  test('blocks scripts and markup from strings, inline event handlers and foreign frames', async ({ open }) => {
    const page = await open('/');
    const outcome = await page.evaluate(async () => {
      const blocked: string[] = [];
      // Run in a task of the page, because code that Playwright evaluates directly may use eval.
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          const thrownBy = (name: string, act: () => unknown) => {
            try {
              act();
            } catch (error) {
              blocked.push(`${name}: ${error instanceof Error ? error.name : ''}`);
            }
          };
          thrownBy('Function', () => new Function('return 1')());
          thrownBy('innerHTML', () => {
            document.createElement('div').innerHTML = '<b>x</b>';
          });
          thrownBy('onerror', () => document.createElement('img').setAttribute('onerror', 'window.wasRun = true'));
          resolve();
        });
      });
      const broken = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === 'frame-src') resolve(effectiveDirective);
        });
      });
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(frame);
      return { blocked, directive: await broken };
    });
    expect(outcome).toEqual({
      blocked: ['Function: EvalError', 'innerHTML: TypeError', 'onerror: TypeError'],
      directive: 'frame-src',
    });
  });

  test('is in every page, contains nothing unsafe and allows no foreign script', async ({ request }) => {
    for (const path of [...sitePaths, ...adminPaths, '/no-such-page']) {
      const html = await (await request.get(path)).text();
      const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
      const directives = new Map(
        policy.split(';').map((part) => {
          const [name = '', ...values] = part.trim().split(/\s+/);
          return [name, values] as const;
        }),
      );
      expect(policy, path).not.toMatch(/unsafe-(?:inline|eval|hashes)|wasm/);
      expect(directives.get('default-src'), path).toEqual([`'none'`]);
      const scripts = directives.get('script-src') ?? [];
      expect(
        scripts.filter((value) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(value)),
        path,
      ).toEqual([]);
      expect(directives.get('require-trusted-types-for'), path).toEqual([`'script'`]);
      for (const name of ['base-uri', 'object-src'])
        expect(directives.get(name), `${path} ${name}`).toEqual([`'none'`]);
    }
  });
});
