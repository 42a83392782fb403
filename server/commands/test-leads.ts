import { randomUUID } from 'node:crypto';
import type { Env } from '../env-number';
import { type LeadSettings, problemOf, queuesOf, sendersOf } from '../leads/send';
import { reasonOf } from '../reason';
import { readLeads } from '../settings';
import { CommandError, oneLine } from './command';

/** A request that says in every field that it is a test. */
const TEST = {
  id: 'test',
  name: 'Test of the website',
  email: 'test@example.com',
  mobile: '0000000000',
  company: 'Test of the website',
  message: 'If you can read this, requests from the website arrive here.',
};

/** What to do about an error, by a part of its code or its message. The first that matches counts. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'Nothing listens on this port. Correct the address.'],
  [/EDNS|ENOTFOUND/, 'The name of the host is not known. Correct it.'],
  [/EAI_AGAIN/, 'The name of the host cannot be looked up at the moment.'],
  [/EAUTH/, 'Correct the user or the password in SMTP_URL.'],
  [/EENVELOPE.* 4\d\d /, 'The mail server may accept it later: try again in ten minutes.'],
  [/EENVELOPE/, 'Correct the sender in LEADS_FROM or the receivers in LEADS_TO.'],
  [/no TLS/, 'Use smtps:// or a port with STARTTLS, or add ?requireTLS=false to SMTP_URL.'],
  [/certificate/, 'The certificate is not valid for this name. Correct the name, or the certificate.'],
  [/ESOCKET/, 'The connection or TLS failed. smtps:// needs the port for TLS, usually 465, and smtp:// another one.'],
  [/Greeting/, 'The port may want TLS, so write smtps:// instead of smtp://, or a firewall blocks it.'],
  [/ETIMEDOUT|TimeoutError/, 'Nothing has responded in time. A firewall may block the port.'],
  [/HTTP 40[13]/, 'The receiver wants credentials, or refuses the signature: compare the secrets.'],
];

/**
 * `leads test`: sends a marked test through every channel and to `CHANGES_WEBHOOK`, and prints what the receivers say.
 * @returns the exit code: 0 if each channel has accepted it, 1 otherwise.
 */
export async function testLeads(env: Env): Promise<number> {
  let settings: LeadSettings;
  try {
    settings = readLeads(env);
  } catch (error) {
    throw new CommandError(reasonOf(error));
  }
  const changes = queuesOf(settings).get('changes');
  const senders = [...sendersOf(settings), ...(changes ? [['changes', changes] as const] : [])];
  if (senders.length === 0) {
    console.error('Requests are only stored. Set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK and LEADS_WEBHOOK_SECRET.');
    return 1;
  }
  const about = {
    deliveryId: 'test',
    tries: 1,
    taken: [],
    payload: { body: { test: true } },
    receivedAt: new Date(),
  } as const;
  const outcomes = senders.map(async ([channel, send]) => {
    const key = `test-${randomUUID()}`;
    try {
      const failure = await send({ ...TEST, ...about, key });
      if (failure) throw Object.assign(new Error(`${failure.problem}: ${failure.reply}`), { code: 'EENVELOPE' });
      console.log(`${channel}: accepted, with the key ${key}`);
      return true;
    } catch (error) {
      const reason = oneLine(reasonOf(error));
      const known = `${problemOf(error)} ${Object(error).code} ${reason}`;
      const advice = ADVICE.find(([pattern]) => pattern.test(known))?.[1] ?? '';
      console.error(`${channel}: not accepted. ${reason}. ${advice}`.trim());
      return false;
    }
  });
  return (await Promise.all(outcomes)).every(Boolean) ? 0 : 1;
}
