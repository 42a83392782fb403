import { expect, it } from 'vitest';
import { supportNotice } from './node-support';
import { type Env, readSettings } from './settings';

const DATABASE_URL = 'postgres://site:secret@localhost/mindwave';

it.each<[variable: string, env: Env]>([
  ['DATABASE_URL', { DATABASE_URL: '' }],
  ['API_URL', { API_URL: 'https://api.example.com' }],
  ['BASE_PATH', { BASE_PATH: '/about/' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
  ['CONTACTS_PER_MINUTE', { CONTACTS_PER_MINUTE: '1.5' }],
  ['CONTACTS_PER_MINUTE', { CONTACTS_PER_MINUTE: '0' }],
  ['LEADS_TO', { SMTP_URL: 'smtp://localhost', LEADS_TO: 'a@example.com b@example.com' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: '*' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: 'https://www.example.com, https://example.com/' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: 'www.example.com' }],
  ['LEADS_TO', { SMTP_URL: 'smtp://mail.example.com' }],
  ['SMTP_URL', { LEADS_TO: 'sales@example.com' }],
  ['SMTP_URL', { LEADS_TO: 'sales@example.com', SMTP_URL: 'https://user:secret@mail.example.com' }],
  ['SMTP_URL', { LEADS_TO: 'sales@example.com', SMTP_URL: 'smtp://' }],
  ...['/', '?', '#', '@/', '@?', '%', '%zz'].map((sign): [string, Env] => [
    'SMTP_URL',
    { LEADS_TO: 'sales@example.com', SMTP_URL: `smtp://user:12${sign}secret@mail.example.com` },
  ]),
  ['LEADS_TO', { SMTP_URL: 'smtp://mail.example.com', LEADS_TO: 'sales@example.com, jörg@example.com' }],
  ['LEADS_TO', { SMTP_URL: 'smtp://mail.example.com', LEADS_TO: 'sales' }],
  [
    'LEADS_FROM',
    { SMTP_URL: 'smtp://mail.example.com', LEADS_TO: 'a@example.com', LEADS_FROM: 'Büro <büro@b.example>' },
  ],
  ['LEADS_WEBHOOK', { LEADS_WEBHOOK: 'https://user:secret@crm.example.com', LEADS_WEBHOOK_SECRET: 'secret' }],
  ['LEADS_WEBHOOK', { LEADS_WEBHOOK: 'https://', LEADS_WEBHOOK_SECRET: 'secret' }],
  ['CHANGES_WEBHOOK', { CHANGES_WEBHOOK: 'http://a.example/,http://b.example/', CHANGES_WEBHOOK_SECRET: 'secret' }],
  ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK: 'https://crm.example.com' }],
  ['LEADS_KEEP_DAYS', { LEADS_KEEP_DAYS: '0' }],
  ['LEADS_KEEP_DAYS', { LEADS_KEEP_DAYS: '100000000' }],
  ['LEADS_RETRY_SECONDS', { LEADS_RETRY_SECONDS: '0' }],
])('names a wrong %s: %j', (variable, env) => {
  const read = () => readSettings({ DATABASE_URL, ...env });
  expect(read).toThrow(variable);
  expect(read).toThrow(/^(?!.*(?:secret@|12))/);
});

it('reads valid settings', () => {
  expect(
    readSettings({
      DATABASE_URL,
      BASE_PATH: 'site',
      TRUST_PROXY: '2',
      CORS_ORIGINS: 'https://www.example.com, http://localhost:5173',
      LOG_LEVEL: 'warn',
      SMTP_URL: 'smtp://mail.example.com',
      LEADS_TO: 'sales@example.com',
      LEADS_KEEP_DAYS: '30',
    }),
  ).toMatchObject({
    base: '/site/',
    proxies: 2,
    origins: ['https://www.example.com', 'http://localhost:5173'],
    logLevel: 'warn',
    leads: { mail: { to: 'sales@example.com', from: 'sales@example.com' }, keepDays: 30 },
  });
});

it.each([
  ['20.20.2', '2026-04-30T23:59:59Z', undefined],
  ['20.20.2', '2026-05-01T00:00:00Z', 'Node 20 has had no security updates since 2026-04-30.'],
  ['22.22.3', '2026-11-28T12:00:00Z', undefined],
  ['22.22.3', '2027-05-01T00:00:00Z', 'Node 22 has had no security updates since 2027-04-30.'],
  ['24.21.0', '2027-05-01T00:00:00Z', undefined],
  ['26.6.0', '2026-11-28T12:00:00Z', undefined],
])('for Node %s on %s has the notice %j', (version, now, notice) => {
  expect(supportNotice(version, new Date(now))?.replace(/ Use .*/, '')).toBe(notice);
});
