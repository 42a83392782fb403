import { afterEach, describe, expect, it, vi } from 'vitest';
import { readOperator, readSettings } from './settings';

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

describe('what the privacy notice says about the operator', () => {
  it('comes from the environment', () => {
    vi.stubEnv('LEADS_KEEP_DAYS', '90');
    vi.stubEnv('LOGS_KEEP_DAYS', '14');
    vi.stubEnv('DATA_PROCESSORS', 'Example Hosting (hosting, Germany); Example Mail (mail, Ireland) ;');
    vi.stubEnv('MAP_ORIGIN', 'https://maps.example.com');
    expect(readOperator()).toEqual({
      mapHost: 'maps.example.com',
      leadsKeepDays: 90,
      logsKeepDays: 14,
      processors: ['Example Hosting (hosting, Germany)', 'Example Mail (mail, Ireland)'],
    });
  });

  it('is empty without settings, and names no map if the security policy allows none', () => {
    vi.stubEnv('LEADS_KEEP_DAYS', '');
    vi.stubEnv('MAP_ORIGIN', "'none'");
    expect(readOperator()).toEqual({
      mapHost: undefined,
      leadsKeepDays: undefined,
      logsKeepDays: undefined,
      processors: [],
    });
  });

  it('refuses a number of days that is not a number', () => {
    vi.stubEnv('LEADS_KEEP_DAYS', 'ninety');
    expect(readOperator).toThrow("LEADS_KEEP_DAYS must be a whole number between 1 and 36500, not 'ninety'.");
  });
});
