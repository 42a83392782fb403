import { once } from 'node:events';
import type { Server } from 'node:http';
import { errorCode, StartError } from './start-error';

/** Reads `PORT`. With 0, the system chooses a free port. @throws StartError if it is not a port. */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`PORT must be a number from 0 to 65535, not '${text}'.`);
  return port;
}

/**
 * Resolves with the origin, such as `http://127.0.0.1:4173`, when the server listens.
 * @throws StartError that says why it cannot, such as a port in use.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const code = errorCode(error);
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Stop the other program or choose another port, such as PORT=${port + 1}.`
        : `Cannot listen on ${host}:${port} (${code}). Check HOST and PORT.`,
    );
  }
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}
