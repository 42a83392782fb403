import { connect } from 'node:tls';

/** How often the certificate is asked for, in ms. A renewed one should end its notice soon. */
const INTERVAL_MS = 3600_000;
const TIMEOUT_MS = 10_000;

/** Asks a host for its certificate. Resolves with its end, or undefined if there is no connection. It is also read if it has ended. */
const endOf = ({ hostname, port }: URL): Promise<Date | undefined> =>
  new Promise((resolve) => {
    const options = { host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false };
    const socket = connect(options, () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      resolve(Number.isNaN(end.getTime()) ? undefined : end);
      socket.destroy();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy()).on('close', () => resolve(undefined));
  });

/**
 * Asks for the certificate of the site now and every hour, if its address is https. `end` returns when it ends, or undefined while that is
 * not known: a failed connection changes nothing.
 */
export function watchCertificate(siteUrl: string) {
  let end: Date | undefined;
  const check = async () => {
    end = (await endOf(new URL(siteUrl))) ?? end;
  };
  const timer = siteUrl.startsWith('https:') ? setInterval(check, INTERVAL_MS) : undefined;
  if (timer) void check();
  return { end: () => end, stop: () => clearInterval(timer) };
}
