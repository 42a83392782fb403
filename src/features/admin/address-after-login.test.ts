import { expect, it } from 'vitest';
import { addressAfterLogin } from './address-after-login';

it('opens the guarded screen that led to the login', () => {
  for (const from of ['/admin/edit-article?id=7', '/admin/add-article', '/admin/dashboard?q=a&page=2'])
    expect(addressAfterLogin({ from })).toBe(from);
});

it.each([
  null,
  undefined,
  'text',
  { from: 7 },
  { from: '/admin/login' },
  { from: '/about' },
  { from: 'https://example.com/admin/dashboard' },
  { from: '//example.com/admin/dashboard' },
  { from: '/admin/nothing' },
])('opens the dashboard after %j', (state) => {
  expect(addressAfterLogin(state)).toBe('/admin/dashboard');
});
