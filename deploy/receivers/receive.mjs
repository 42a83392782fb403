// What both receivers share: they listen to CHANGES_WEBHOOK, and check who sends. They need Node and no packages.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A signature is valid for this time, in seconds. A copy that somebody sends later is refused. */
const MAX_AGE = 300;
/** The server tries for 24 hours, in ms. */
const REMEMBER_MS = 25 * 3_600_000;
/** An event has less than 2 kB. */
const MAX_BYTES = 100_000;

/** True if the header `Mindwave-Signature: t=UNIX,v1=HEX` belongs to the body, and is not old. */
export function isSigned(header, body, secret, now = Date.now() / 1000) {
  const [, time = '', hex = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(header ?? '') ?? [];
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return hex !== '' && Math.abs(now - Number(time)) <= MAX_AGE && timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}

/**
 * Listens at PORT and HOST. Calls `take` once for each event, and responds when it has resolved. If it fails, the response is a 502, and
 * the server sends the event again.
 */
export function receive(take) {
  const { PORT = '4180', HOST = '127.0.0.1', CHANGES_WEBHOOK_SECRET: secret } = process.env;
  if (!secret) throw new Error('Set CHANGES_WEBHOOK_SECRET to the secret of the server.');
  /** The events by key: those that were taken, and those that are being taken. */
  const events = new Map();

  function takeOnce(key, event) {
    if (!events.has(key)) {
      events.set(key, take(event, key));
      setTimeout(() => events.delete(key), REMEMBER_MS).unref();
    }
    return events.get(key).catch((error) => {
      events.delete(key);
      throw error;
    });
  }

  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    const key = headers['idempotency-key'];
    try {
      if (method !== 'POST' || Number(headers['content-length'] ?? MAX_BYTES) >= MAX_BYTES)
        return response.writeHead(400).end();
      const body = await text(request);
      if (!key || !isSigned(headers['mindwave-signature'], body, secret)) {
        console.warn('An event was refused: its signature does not fit CHANGES_WEBHOOK_SECRET, or is old.');
        return response.writeHead(401).end();
      }
      const event = JSON.parse(body);
      if (event.event === 'article.changed') await takeOnce(key, event);
      console.info(`${event.kind ?? 'test'} ${event.slug ?? ''}`);
      return response.writeHead(204).end();
    } catch (error) {
      console.error(error.message);
      return response.writeHead(502).end();
    }
  });
  server.listen(Number(PORT), HOST, () => console.info(`listening at http://${HOST}:${PORT}`));
}
