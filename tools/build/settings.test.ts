import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

const siteUrlOf = (text: string) => {
  vi.stubEnv('SITE_URL', text);
  return readSettings().siteUrl;
};

it('uses the default for an empty address, which a Dockerfile sets without the argument', () => {
  expect(siteUrlOf('')).toBe('https://www.mindwave.example');
  expect(siteUrlOf('https://www.example.com/')).toBe('https://www.example.com');
});

it('refuses an address without a scheme', () => {
  expect(() => siteUrlOf('www.example.com')).toThrow(
    'SITE_URL must be an address such as https://www.example.com, not',
  );
});
