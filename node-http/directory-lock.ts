import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { relative, resolve } from 'node:path';
import { errorCode, StartError } from './start-error';

/** The longest path of a socket, in bytes: 108 on Linux and 104 on macOS with the zero at the end. Node cuts longer ones off. */
const MAX_SOCKET_PATH = 103;

/** A named pipe on Windows. Elsewhere a socket in the directory, so that containers that share the directory see it too. */
function addressOf(directory: string): string {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\mindwave-${createHash('sha256').update(resolve(directory)).digest('hex')}`;
  const absolute = resolve(directory, 'server.lock');
  const paths = [absolute, relative(process.cwd(), absolute)];
  const path = paths.find((candidate) => Buffer.byteLength(candidate) <= MAX_SOCKET_PATH);
  if (!path) throw new StartError(`The path ${directory} is too long. Choose a folder with a shorter path.`);
  return path;
}

/** Whether a process listens at the address. The socket of a killed process refuses connections. */
async function isListening(address: string): Promise<boolean> {
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
 * Locks a directory for one process, because two processes with one set of files overwrite each other's changes. The lock is a
 * socket that the process listens on, so it ends with the process even after a crash. Returns a function that releases the lock.
 * @throws StartError with the given message if another process uses the directory, or if its path is too long.
 */
export async function lockDirectory(directory: string, inUse: string): Promise<() => Promise<void>> {
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
    if (await isListening(address)) throw new StartError(inUse);
    await rm(address, { force: true });
    await listen();
  }
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
