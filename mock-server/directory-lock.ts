import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { errorCode, StartError } from './start-error';

/** A named pipe on Windows, elsewhere a socket in the directory itself, so that containers sharing it see it too. */
const addressOf = (directory: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\mindwave-${createHash('sha256').update(resolve(directory)).digest('hex')}`
    : join(directory, 'server.lock');

/** Whether a process listens at the address. A socket whose owner was killed refuses connections. */
async function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Reserves a directory for one process, because two servers over one data file overwrite each other's changes. The lock
 * is a socket that the process listens on: it ends with the process, however that ends. Resolves to how to release it.
 * @throws StartError when another server has the directory.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const address = addressOf(directory);
  const server = createServer((socket) => socket.destroy()).unref();
  const listen = async () => {
    server.listen(address);
    await once(server, 'listening');
  };
  try {
    await listen();
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    if (await isAnswered(address)) {
      throw new StartError(
        `The data directory ${directory} is used by another mock server. Stop it or set another DATA_DIR.`,
      );
    }
    await rm(address, { force: true });
    await listen();
  }
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
