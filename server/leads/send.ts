import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { mailAddressOf, oneLine } from '~contract/text';
import type { Channel, Delivery, Queue } from './leads';

interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Where leads and changes of articles are sent, from the environment. */
export interface LeadSettings {
  readonly mail?: { readonly url: string; readonly to: string; readonly from: string };
  readonly webhook?: Webhook;
  /** Gets an event for every change of an article. `prefix` is the path of the site without a slash at the end. */
  readonly changes?: Webhook & { readonly prefix: string };
  /** A lead that is not delivered after this number of minutes causes an alert. */
  readonly alertMinutes: number;
  /** Days after which leads are deleted; undefined for never. */
  readonly keepDays?: number | undefined;
  /** Seconds before the first retry. Each further retry waits twice as long, up to an hour. */
  readonly retrySeconds: number;
}

/** The longest time of one attempt, in ms. It is shorter than the lease, after which another process may try. */
const SEND_MS = 20_000;

/** Thrown if a receiver refuses a delivery. The message contains no data of the lead. */
class Refused extends Error {}

/**
 * Some receivers have not accepted a delivery. `taken` are those that have, and `problem` says why the others have not. `reply` is what the
 * mail server said about them.
 */
export type Failure = Pick<Delivery, 'taken'> & { readonly problem: string; readonly reply?: string };

/**
 * Sends a lead. The key is the same on every try, so that the receiver can drop repetitions. Resolves with undefined if all have accepted
 * it. @throws Error if nobody has accepted it.
 */
export type Sender = (delivery: Delivery) => Promise<Failure | undefined>;

/** Makes the header `Mindwave-Signature` of a webhook: the time in seconds, and the HMAC-SHA256 of `time.body` as hex. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Sends the lead of a delivery and what its payload adds. Without a lead, only the payload. */
const webhookSender =
  ({ url, secret }: Webhook, hasLead = true): Sender =>
  async ({ key, id, receivedAt, name, email, mobile, company, message, payload }) => {
    const lead = hasLead && { id, receivedAt, name, email, mobile, company, message };
    const body = JSON.stringify({ ...lead, ...payload?.body });
    const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'Mindwave-Signature': signature,
        ...(payload?.traceparent && { traceparent: payload.traceparent }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Refused(`HTTP ${response.status}`);
    return undefined;
  };

type MailedDelivery = Omit<Delivery, 'key' | 'taken'>;

/** The lines before a lead in a mail that is not about a new one. */
function noteOf({ payload }: MailedDelivery): readonly string[] {
  const { test, failed } = payload?.body ?? {};
  if (test) return ['This is a test of the website. Nobody has sent this request.', ''];
  return failed ? [`This request was not delivered by ${failed.channel} (${failed.problem}). It is not lost.`, ''] : [];
}

const mailText = (delivery: MailedDelivery) => {
  const { id, receivedAt, name, email, mobile, company, message } = delivery;
  return [
    ...noteOf(delivery),
    `Name: ${oneLine(name)}`,
    `Email: ${oneLine(email)}`,
    `Phone: ${oneLine(mobile)}`,
    `Company: ${oneLine(company)}`,
    '',
    message ?? '(no message)',
    '',
    `Request ${id}, received ${receivedAt.toISOString()}`,
  ].join('\n');
};

/**
 * Converts an email address to ASCII, because not every mail server accepts other characters. Returns undefined if the domain is not
 * valid, or if other characters are before the @.
 */
export function asciiAddress(address: string): string | undefined {
  const [, name, domain = ''] = /^([!-~]+)@([^@]+)$/.exec(address) ?? [];
  const ascii = domainToASCII(domain);
  return name && ascii && `${name}@${ascii}`;
}

/**
 * Reads a list of addresses such as `Sales <sales@corp.example>, jo@corp.example`. An address that cannot be ASCII is undefined. So is one
 * whose name is an address, because a comma is missing.
 */
export const receiversOf = (list: string): readonly (string | undefined)[] =>
  addressparser(list, { flatten: true }).map(({ name, address }) =>
    /\S@\S/.test(name) ? undefined : asciiAddress(address),
  );

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/** True if TLS is needed, because a password would cross a network. `?requireTLS=false` in the address switches it off. */
function needsTls(url: string): boolean {
  const { password, hostname, searchParams } = new URL(url);
  return password !== '' && !THIS_MACHINE.test(hostname) && !searchParams.has('requireTLS');
}

interface Refusal {
  readonly recipient?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Reads the result or the error of a mail. Returns the receivers that the mail server has refused, each with its reply. */
function refusalsOf(outcome: unknown): ReadonlyMap<string, Refusal> {
  const { rejectedErrors = [] }: { rejectedErrors?: readonly Refusal[] } = Object(outcome);
  return new Map(rejectedErrors.map((refusal) => [refusal.recipient?.toLowerCase() ?? '', refusal]));
}

const mailSender =
  ({ url, to, from }: NonNullable<LeadSettings['mail']>): Sender =>
  async ({ key, taken, ...lead }) => {
    const limits = { connectionTimeout: SEND_MS / 2, greetingTimeout: SEND_MS / 2, socketTimeout: SEND_MS / 2 };
    const transport = createTransport({ url, ...limits, ...(needsTls(url) && { requireTLS: true }) });
    const isOpen = (address: string) => !taken.includes(address.toLowerCase());
    const receivers = receiversOf(to).flatMap((address) => (address && isOpen(address) ? [address] : []));
    const replyTo = asciiAddress(mailAddressOf(lead.email));
    if (receivers.length === 0) return undefined;
    try {
      const mail = {
        to,
        from,
        envelope: { from, to: receivers },
        // If the address cannot be ASCII, it is still in the text.
        ...(replyTo && { replyTo: { name: oneLine(lead.name), address: replyTo } }),
        subject: `Request ${lead.id} from the website`,
        text: mailText(lead),
        // Mail has no idempotency key, but mailboxes recognise a repeated message by its id.
        messageId: `<${key}@mindwave>`,
      };
      const outcome: unknown = await transport.sendMail(mail).catch((error: unknown) => error);
      const refusals = refusalsOf(outcome);
      // After some receivers, the server may also refuse the text. Then nobody has accepted the mail.
      if (outcome instanceof Error && refusals.size < receivers.length) throw outcome;
      const problem = [...refusals]
        .map(([receiver, { responseCode }]) => `SMTP ${responseCode} for ${receiver}`)
        .join(', ');
      const reply = [...refusals.values()].map(({ response }) => response).join(', ');
      const accepted = receivers
        .map((receiver) => receiver.toLowerCase())
        .filter((receiver) => !refusals.has(receiver));
      return problem ? { problem, reply, taken: [...taken, ...accepted] } : undefined;
    } finally {
      transport.close();
    }
  };

/** Returns a sender for each configured channel. */
export function sendersOf({ mail, webhook }: LeadSettings): ReadonlyMap<Channel, Sender> {
  const senders = new Map<Channel, Sender>();
  if (mail) senders.set('mail', mailSender(mail));
  if (webhook) senders.set('webhook', webhookSender(webhook));
  return senders;
}

/** Returns a sender for each queue: those of the channels send alerts as well. */
export function queuesOf(settings: LeadSettings): ReadonlyMap<Queue, Sender> {
  const queues = new Map<Queue, Sender>();
  for (const [channel, send] of sendersOf(settings)) queues.set(channel, send).set(`${channel} alert`, send);
  if (settings.changes) queues.set('changes', webhookSender(settings.changes, false));
  return queues;
}

/** Says why a delivery failed, without data of the lead: an HTTP status, an SMTP code, or the code of a network error. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof Refused) return error.message;
  if ('code' in error && error.code === 'ETLS') return 'no TLS';
  if ('responseCode' in error) return `SMTP ${String(error.responseCode)}`;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
