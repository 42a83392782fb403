// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { QueryProvider } from '~/api/QueryProvider';
import { ContactForm } from '~/screens/contact/ContactForm';
import { CallbackForm } from './callback/CallbackForm';
import { LeadSectionForm } from './LeadSectionForm';
import { MIN_FILL_MS } from './use-lead-guard';

vi.mock('~/api/client', () => ({ client: { POST: vi.fn() } }));
vi.mock('~/api/config', () => ({ loadConfig: async () => ({ contactForm: 'api' }) }));
const post = vi.mocked(client.POST);
const form = <LeadSectionForm label="Talk to us" submitText="Send" />;
const LEAD = { Name: 'Priya', Company: 'Harbor', Email: 'priya@harbor.example', Mobile: '555' };

beforeEach(() => {
  post.mockReset().mockResolvedValue({ response: new Response() });
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const fill = () => {
  for (const [name, value] of Object.entries(LEAD)) {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  }
};
const trap = (container: HTMLElement) => {
  const field = container.querySelector('input[name="website"]');
  if (!(field instanceof HTMLInputElement)) throw new Error('The form has no trap.');
  return field;
};

describe('a form submitted within two seconds', () => {
  it('waits for the rest of that time, busy, and then sends once', async () => {
    render(form);
    fill();
    await pass(500);
    await press('Send');
    await press('Submitting...');
    await pass(MIN_FILL_MS - 500 - 1);
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    expect(post).not.toHaveBeenCalled();
    await pass(1);
    expect(post).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('does not wait when it has been visible that long', async () => {
    render(form);
    fill();
    await pass(MIN_FILL_MS);
    await press('Send');
    expect(post).toHaveBeenCalledOnce();
  });

  it('counts from page load for a prerendered form, however late the app starts', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    await pass(MIN_FILL_MS);
    render(form, { container, hydrate: true });
    fill();
    await press('Send');
    expect(post).toHaveBeenCalledOnce();
  });
});

describe('a form with a filled hidden field', () => {
  it('is not sent, offers another way, preserves its input, and can be sent once the field is empty', async () => {
    const { container } = render(form);
    fill();
    trap(container).value = 'https://spam.example';
    await press('Send');
    await pass(MIN_FILL_MS);
    expect(post).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(/^This was not sent/);
    expect(screen.getByRole('link', { name: 'contact@mindwave.example' })).toHaveAttribute(
      'href',
      'mailto:contact@mindwave.example',
    );
    for (const [name, value] of Object.entries(LEAD)) {
      expect(screen.getByRole('textbox', { name })).toHaveValue(value);
    }
    await press('Empty it and send');
    await pass(0);
    expect(post.mock.calls[0]?.[1]).toMatchObject({ body: { name: 'Priya', mobile: '555' } });
    expect(JSON.stringify(post.mock.calls[0])).not.toContain('spam.example');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['callback', 'Request a Callback', <CallbackForm key="callback" />],
    ['contact', 'Send message', <ContactForm key="contact" />],
  ])('is not sent by the %s form either', async (_, button, other) => {
    const { container } = render(<QueryProvider>{other}</QueryProvider>);
    for (const field of container.querySelectorAll('input, textarea')) {
      const value = field.getAttribute('type') === 'email' ? 'bot@spam.example' : '5551234567';
      fireEvent.change(field, { target: { value } });
    }
    await press(button);
    await pass(MIN_FILL_MS);
    expect(post).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(/^This was not sent/);
  });

  it('hides that field from users: not read out, not reached by Tab, not filled in by the browser', () => {
    const { container } = render(form);
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
    expect(trap(container)).toHaveAttribute('tabindex', '-1');
    expect(trap(container)).toHaveAttribute('autocomplete', 'off');
    expect(trap(container).closest('.vh')).toHaveTextContent('Leave this empty');
  });
});
