import { createHmac } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { mailAddressOf, oneLine } from '~contract/text';
import type { Channel, Lead } from './leads';

export interface LeadSettings {
  readonly mail?: { readonly url: string; readonly to: string; readonly from: string };
  readonly webhook?: { readonly url: string; readonly secret: string };
  /** Days after which leads are deleted; undefined for never. */
  readonly keepDays?: number | undefined;
  /** Seconds before the first retry. Each further one waits twice as long, up to an hour. */
  readonly retrySeconds: number;
}

/** Longest time of one attempt, in ms. Shorter than the time after which another process may try. */
const SEND_MS = 20_000;

/** A receiver refused a lead. The message contains nothing of the lead. */
class Refused extends Error {}

/** Sends a lead. The key is the same on every try, so that the receiver can drop repetitions. @throws if it is not accepted. */
export type Sender = (lead: Lead, key: string) => Promise<void>;

/** `Mindwave-Signature` of a webhook: the time in seconds and the HMAC-SHA256 of `time.body` as hex. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

const webhookSender =
  ({ url, secret }: NonNullable<LeadSettings['webhook']>): Sender =>
  async ({ id, receivedAt, name, email, mobile, company, message }, key) => {
    const body = JSON.stringify({ id, receivedAt, name, email, mobile, company, message });
    const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000));
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'Mindwave-Signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Refused(`HTTP ${response.status}`);
  };

const mailText = ({ id, receivedAt, name, email, mobile, company, message }: Lead) =>
  [
    `Name: ${oneLine(name)}`,
    `Email: ${oneLine(email)}`,
    `Phone: ${oneLine(mobile)}`,
    `Company: ${oneLine(company)}`,
    '',
    message ?? '(no message)',
    '',
    `Request ${id}, received ${receivedAt.toISOString()}`,
  ].join('\n');

const mailSender =
  ({ url, to, from }: NonNullable<LeadSettings['mail']>): Sender =>
  async (lead, key) => {
    const limits = { connectionTimeout: SEND_MS / 2, greetingTimeout: SEND_MS / 2, socketTimeout: SEND_MS / 2 };
    const transport = createTransport({ url, ...limits });
    try {
      await transport.sendMail({
        to,
        from,
        replyTo: { name: oneLine(lead.name), address: mailAddressOf(lead.email) },
        subject: `Request ${lead.id} from the website`,
        text: mailText(lead),
        // Mail has no idempotency. Mailboxes recognise a repetition by its id.
        messageId: `<${key}@mindwave>`,
      });
    } finally {
      transport.close();
    }
  };

/** A sender for each configured channel. */
export function sendersOf({ mail, webhook }: LeadSettings): ReadonlyMap<Channel, Sender> {
  const senders = new Map<Channel, Sender>();
  if (mail) senders.set('mail', mailSender(mail));
  if (webhook) senders.set('webhook', webhookSender(webhook));
  return senders;
}

/** Why a delivery failed, without anything of the lead: a status, an SMTP code, or the code of a network error. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof Refused) return error.message;
  if ('responseCode' in error) return `SMTP ${String(error.responseCode)}`;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
