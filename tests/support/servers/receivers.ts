import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * What a receiver does with one attempt. `lose` takes the lead and then cuts the connection, so that the sender cannot know;
 * `close` cuts it before; `hang` never responds. `redirect` is only for webhooks.
 */
export type Mood = 'accept' | 'refuse' | 'redirect' | 'close' | 'lose' | 'hang';

export interface Received {
  readonly key: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Receiver {
  readonly url: string;
  /** What took effect at the receiver. It ignores a key that it has seen. */
  readonly effects: Map<string, Received>;
  /** The number of attempts, and of those that were taken. */
  readonly attempts: () => number;
  readonly taken: () => number;
  /** Resolves when the condition holds. It is checked after every attempt. */
  until(isDone: () => boolean): Promise<void>;
  stop(): Promise<void>;
}

/** The mood of each attempt, in order. The last one lasts. */
function moodsOf(moods: readonly Mood[]) {
  let count = 0;
  return { next: () => moods[Math.min(count++, moods.length - 1)] ?? 'accept', count: () => count };
}

function waiting() {
  const waits = new Set<() => void>();
  return {
    changed: () => {
      for (const check of waits) check();
    },
    until: (isDone: () => boolean) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!isDone()) return;
          waits.delete(check);
          resolve();
        };
        waits.add(check);
        check();
      }),
  };
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A receiver of webhooks that behaves badly first. */
export async function startWebhook(moods: readonly Mood[]): Promise<Receiver> {
  const mood = moodsOf(moods);
  const { changed, until } = waiting();
  const effects = new Map<string, Received>();
  let taken = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    const key = String(request.headers['idempotency-key']);
    const now = mood.next();
    if (now === 'accept' || now === 'lose') {
      taken += 1;
      effects.set(key, effects.get(key) ?? { key, body, headers: request.headers });
    }
    if (now === 'accept') response.end('ok');
    if (now === 'refuse') response.writeHead(500).end('no');
    if (now === 'redirect') response.writeHead(302, { Location: '/elsewhere' }).end();
    if (now === 'close' || now === 'lose') response.destroy();
    changed();
  });
  const port = await listening(server);
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}/`, effects, attempts: mood.count, taken: () => taken, until, stop };
}

/** The reply to a command of SMTP, or undefined for the usual one. */
export type Reply = (command: string) => string | undefined;

/** Speaks as much SMTP as a sender needs. `deliver` gets the mail after its last line, in which each byte is a character. */
function talk(socket: Socket, mood: Mood, reply: Reply, deliver: (mail: string) => void) {
  let buffer = '';
  let mail: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => socket.destroy());
  if (mood === 'hang') return;
  if (mood === 'close') {
    socket.destroy();
    return;
  }
  say('220 receiver');
  socket.on('data', (chunk: Buffer) => {
    buffer += chunk.toString('latin1');
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      const own = mail === undefined ? reply(line) : undefined;
      if (own !== undefined) say(own);
      else if (mail !== undefined) {
        if (line !== '.') mail += `${line}\n`;
        else {
          deliver(mail);
          mail = undefined;
          if (mood === 'lose') socket.destroy();
          else say('250 taken');
        }
      } else if (/^DATA/i.test(line)) {
        mail = '';
        say('354 go on');
      } else if (/^MAIL/i.test(line) && mood === 'refuse') say('451 not now');
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    }
  });
}

/** An SMTP server that behaves badly first. A mailbox that has a mail with the same Message-ID ignores it. */
export async function startSmtp(moods: readonly Mood[], reply: Reply = () => undefined): Promise<Receiver> {
  const mood = moodsOf(moods);
  const { changed, until } = waiting();
  const effects = new Map<string, Received>();
  const sockets = new Set<Socket>();
  let taken = 0;
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.once('close', changed);
    talk(socket, mood.next(), reply, (mail) => {
      const key = /^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? '';
      taken += 1;
      effects.set(key, effects.get(key) ?? { key, body: mail, headers: {} });
      changed();
    });
    changed();
  });
  const port = await listening(server);
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: `smtp://127.0.0.1:${port}`, effects, attempts: mood.count, taken: () => taken, until, stop };
}
