import type { Server } from 'node:http';

/** How often a server that stops looks for connections whose last request has ended, in ms. */
const SWEEP_MS = 50;

/** Stops accepting connections, and resolves when all requests have ended. After `graceMs`, the remaining connections are closed. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // `close` ends only connections that are idle now. The others would stay open for their client's next request.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}

/** After an uncaught error, such as one in a timer, the process ends after this time at the latest, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Stops the process on a signal, and after an uncaught error. After such an error its state is unknown, so the supervisor should start a
 * new process. `stop` lets pending requests finish.
 */
export function stopWithProcess(stop: () => Promise<void>) {
  let stopping: Promise<never> | undefined;
  const end = (code: number) => {
    stopping ??= stop().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  // A signal may come twice, because a terminal and `npm start` both pass on Ctrl+C.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      console.error('The server stops because of an uncaught error:', error);
      end(1);
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    });
  }
}
