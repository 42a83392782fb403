// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '~/api/client';
import { loadConfig } from '~/api/config';
import { ApiError } from '~/api/errors';
import { QueryProvider } from '~/api/QueryProvider';
import { ContactForm } from '~/screens/contact/ContactForm';
import { getToasts } from '~/ui/toast/toast-store';
import { leads } from '~mocks/models';
import { CallbackForm } from './callback/CallbackForm';
import { MAX_LENGTH } from './callback/callback-rules';
import { LeadSectionForm } from './LeadSectionForm';
import { OutboxPanel } from './outbox/OutboxPanel';
import { queuedRequests } from './outbox/outbox';
import { putRequest } from './outbox/outbox-disk';

vi.mock('~/api/client', () => ({ client: { POST: vi.fn() } }));
vi.mock('~/api/config', () => ({ loadConfig: vi.fn(async () => ({ contactForm: 'api' })) }));
const post = vi.mocked(client.POST);

beforeEach(() => {
  post.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const field = (name: string) => screen.getByRole('textbox', { name });
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.type(field(name), value);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const SENT = { response: new Response() };

/** Holds the response to the next request until the test calls the returned function. */
function holdResponse() {
  let respond: (response: typeof SENT | Promise<never>) => void = () => {};
  const response = new Promise<typeof SENT>((resolve) => {
    respond = resolve;
  });
  post.mockReturnValueOnce(response);
  return respond;
}

const FORMS = [
  [
    'lead',
    <LeadSectionForm key="lead" label="Talk to us" submitText="Send message" />,
    { Company: 'Harbor', Mobile: '1' },
  ],
  ['contact', <ContactForm key="contact" />, { Message: 'Hello' }],
] as const;

describe('the lead form', () => {
  const show = () => render(<LeadSectionForm label="Talk to us" submitText="Send" />).container;
  /** True if only screen readers see the text. */
  const hiddenOnly = (text: HTMLElement) => text.closest('.vh') !== null;

  it('requires all four fields and marks empty ones without a visible message', {
    tags: ['S5.lead.required'],
  }, async () => {
    show();
    await press('Send');
    await waitFor(() => expect(field('Name')).toHaveAttribute('aria-invalid', 'true'));
    for (const name of ['Name', 'Company', 'Email', 'Mobile']) {
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      expect(hiddenOnly(screen.getByText(`${name} is required`))).toBe(true);
    }
    expect(post).not.toHaveBeenCalled();
    await fill({ Name: 'Priya' });
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
  });

  it('marks an address as valid when it looks valid', { tags: ['S5.lead.valid-icon'] }, async () => {
    const form = show();
    const iconCount = () => form.querySelectorAll('input[type=email] + .icon').length;
    await fill({ Email: 'priya@harbor' });
    expect(iconCount()).toBe(0);
    await fill({ Email: '.example' });
    expect(iconCount()).toBe(1);
    expect(field('Email')).toHaveAttribute('data-valid');
  });

  it('accepts any address and any number', { tags: ['S5.lead.no-rules'] }, async () => {
    post.mockResolvedValue(SENT);
    show();
    await fill({ Name: 'Priya', Company: 'Harbor', Email: 'priya@gmail.com', Mobile: '12' });
    await press('Send');
    await waitFor(() => expect(post).toHaveBeenCalledOnce());
    expect(post.mock.calls[0]?.[1]).toMatchObject({
      body: { name: 'Priya', company: 'Harbor', email: 'priya@gmail.com', mobile: '12' },
    });
  });
});

/** The server refuses one field. */
const refuse = (name: string, message: string) =>
  post.mockRejectedValue(new ApiError(422, 'Please check the marked fields.', { fields: { [name]: message } }));

it.each(FORMS)('the %s form shows why the server refused a field, until it is edited', async (_, form, others) => {
  render(form);
  refuse('email', 'Please enter a valid email address.');
  await fill({ Name: 'Priya', Email: 'priya@harbor', ...others });
  await press('Send message');
  const reason = await screen.findByText('Please enter a valid email address.');
  expect(reason.closest('.vh')).toBeNull();
  expect(field('Email')).toHaveFocus();
  await fill({ Email: '.example' });
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  post.mockResolvedValue(SENT);
  await press('Send message');
  await waitFor(() => expect(field('Email')).toHaveValue(''));
  expect(post).toHaveBeenCalledTimes(2);
});

it.each(FORMS)('the %s form finds the email address in pasted or typed text', async (_, form, others) => {
  post.mockResolvedValue(SENT);
  render(form);
  await userEvent.click(field('Email'));
  await userEvent.paste('Priya Shah <mailto:priya@harbor.example>');
  expect(field('Email')).toHaveValue('priya@harbor.example');
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'mailto:priya@harbor.example');
  await fill({ Name: 'Priya\t Shah', ...others });
  expect(field('Email')).toHaveValue('priya@harbor.example');
  await press('Send message');
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(post.mock.calls[0]?.[1]).toMatchObject({ body: { name: 'Priya  Shah', email: 'priya@harbor.example' } });
});

it('the contact form asks for the name and the message again if they are only spaces', async () => {
  render(<ContactForm />);
  await fill({ Name: ' ', Email: 'priya@harbor.example', Message: '  ' });
  await press('Send message');
  expect(await screen.findByText('Please enter a message')).toBeVisible();
  expect(screen.getByText('Please enter your name')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
});

it.each(FORMS)('the %s form is not sent with a text that is too long, and says how much', async (_, form, others) => {
  render(form);
  await fill({ Email: 'priya@harbor.example', ...others });
  await userEvent.click(field('Name'));
  await userEvent.paste('x'.repeat(201));
  await press('Send message');
  expect(screen.getAllByText('1 character too many').some((text) => !text.closest('.vh'))).toBe(true);
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveValue('x'.repeat(201));
  expect(post).not.toHaveBeenCalled();
});

it.each(FORMS)(
  'the %s form keeps text that is typed while it is being sent, and sends it next',
  async (_, form, others) => {
    const respond = holdResponse();
    render(form);
    await fill({ Name: 'Priya', Email: 'priya@harbor.example', ...others });
    await press('Send message');
    await fill({ Name: ' Shah' });
    respond(SENT);
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeVisible();
    expect(field('Name')).toHaveValue('Priya Shah');
    post.mockResolvedValue(SENT);
    await press('Send message');
    await waitFor(() => expect(field('Name')).toHaveValue(''));
    expect(post.mock.lastCall?.[1]).toMatchObject({ body: { name: 'Priya Shah' } });
  },
);

describe('the contact form', () => {
  const submit = async () => {
    render(<ContactForm />);
    await fill({ Name: 'Priya', Email: 'priya@harbor.example', Message: 'Hello' });
    await press('Send message');
  };

  it('is busy while it loads the settings', async () => {
    vi.mocked(loadConfig).mockReturnValueOnce(new Promise(() => {}));
    await submit();
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  });

  it('does not queue a message while it is being sent', async () => {
    post.mockRejectedValueOnce(new ApiError(503, 'Closed'));
    const respond = holdResponse();
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await press('Send it when I am online');
    respond(SENT);
    await waitFor(() => expect(field('Message')).toHaveValue(''));
    expect(queuedRequests()).toEqual([]);
  });

  it('sends only the words that were added while the first message was being sent', async () => {
    const respond = holdResponse();
    await submit();
    await fill({ Message: ' And one more question?' });
    respond(SENT);
    await waitFor(() => expect(field('Message')).toHaveValue('And one more question?'));
    post.mockResolvedValue(SENT);
    await press('Send message');
    await waitFor(() => expect(field('Message')).toHaveValue(''));
    expect(post.mock.lastCall?.[1]).toMatchObject({ body: { name: 'Priya', message: 'And one more question?' } });
  });

  it('keeps unsent text when the user edits a queued message', async () => {
    await putRequest({ key: 'key-1', kind: 'contact', lead: await leads.create(), savedAt: 1, state: 'waiting' });
    render(<ContactForm />);
    render(<OutboxPanel onClose={() => {}} />);
    await fill({ Message: 'Hello' });
    await press('Edit');
    expect(getToasts().at(-1)?.text).toContain('The form has other text');
    expect(field('Message')).toHaveValue('Hello');
    expect(queuedRequests()).toHaveLength(1);
  });
});

describe('the callback form', () => {
  const show = (props: Parameters<typeof CallbackForm>[0] = {}) =>
    render(
      <QueryProvider>
        <CallbackForm {...props} />
      </QueryProvider>,
    );

  it('shows why the server refused the phone number', async () => {
    show();
    refuse('mobile', 'This number cannot be called.');
    await fill(all);
    await submit();
    expect(await screen.findByText('This number cannot be called.')).toBeVisible();
    expect(field('Phone')).toHaveFocus();
  });

  it('takes its topic from the link, even after text without a topic was saved', () => {
    sessionStorage.setItem('draft:callback', JSON.stringify({ name: 'Priya', topic: '' }));
    show({ topics: [{ slug: 'fleet', label: 'Fleet' }], topicLabel: 'Topic', defaultTopic: 'fleet' });
    expect(field('Name')).toHaveValue('Priya');
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveValue('fleet');
  });

  it("selects the topic of a followed link, and keeps the draft's other text", async () => {
    const topics = ['fleet', 'banking', 'claims'].map((slug) => ({ slug, label: slug }));
    const visit = (defaultTopic: string) => show({ topics, topicLabel: 'Topic', defaultTopic });
    const topic = () => screen.getByRole('combobox', { name: 'Topic' });
    const first = visit('fleet');
    await fill({ Name: 'Priya' });
    await userEvent.selectOptions(topic(), 'claims');
    first.unmount();
    const reloaded = visit('fleet');
    expect(topic()).toHaveValue('claims');
    reloaded.unmount();
    visit('banking');
    expect(topic()).toHaveValue('banking');
    expect(field('Name')).toHaveValue('Priya');
  });

  const all = { Name: 'Priya', Company: 'Harbor', 'Work email': 'priya@harbor.example', Phone: '555 123 4567' };
  const submit = () => userEvent.click(screen.getByRole('button', { name: /Request a Callback|Submitting/ }));

  it('is not sent while a field is invalid', { tags: ['S5.callback.when', 'S5.callback.phone'] }, async () => {
    show();
    await fill({ ...all, Phone: '555' });
    await submit();
    expect(await screen.findByText('Please enter a valid 10-digit phone number')).toBeVisible();
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    ['Name', 'name'],
    ['Company', 'company'],
    ['Work email', 'email'],
    ['Phone', 'phone'],
  ] as const)('keeps a text that is too long for %s, and is not sent with it', async (name, rule) => {
    show();
    await fill(all);
    // A phone number of ten digits with dots around it.
    const start = rule === 'phone' ? '5551234567' : rule === 'email' ? 'p@h.' : '';
    const text = start + (rule === 'phone' ? '.' : '🚚').repeat(MAX_LENGTH[rule] + 17 - start.length);
    await userEvent.clear(field(name));
    await userEvent.click(field(name));
    await userEvent.paste(text);
    expect(field(name)).toHaveValue(text);
    expect(field(name)).toBeInvalid();
    await submit();
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAccessibleDescription('17 characters too many');
    expect(post).not.toHaveBeenCalled();
  });

  it('shows Submitting... while it waits, preserves the input on failure and clears it on success', {
    tags: ['S4.submit.busy', 'S4.submit.success', 'S4.submit.failure'],
  }, async () => {
    let respond = holdResponse();
    const onSent = vi.fn();
    show({ onSent });
    await fill(all);
    await submit();
    const busy = await screen.findByRole('button', { name: 'Submitting...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await submit();
    await waitFor(() => expect(post).toHaveBeenCalledOnce());
    respond(Promise.reject(new Error('The server answered 500.')));
    expect(await screen.findByRole('button', { name: 'Request a Callback' })).toBeVisible();
    for (const [name, value] of Object.entries(all)) expect(field(name)).toHaveValue(value);
    respond = holdResponse();
    await submit();
    await fill({ Name: ' Shah' });
    respond(SENT);
    expect(await screen.findByRole('button', { name: 'Request a Callback' })).toBeVisible();
    expect(field('Name')).toHaveValue('Priya Shah');
    expect(onSent).not.toHaveBeenCalled();
    post.mockResolvedValue(SENT);
    await submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    for (const name of Object.keys(all)) expect(field(name)).toHaveValue('');
  });
});
