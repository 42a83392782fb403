import { connect } from 'node:tls';

const DAY_MS = 24 * 3600_000;
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
 * Asks for the certificate of the site now and daily, if its address is https. `end` returns when it ends, or undefined while that is not
 * known: a failed connection changes nothing.
 */
export function watchCertificate(siteUrl: string) {
  let end: Date | undefined;
  const check = async () => {
    end = (await endOf(new URL(siteUrl))) ?? end;
  };
  const timer = siteUrl.startsWith('https:') ? setInterval(check, DAY_MS) : undefined;
  if (timer) void check();
  return { end: () => end, stop: () => clearInterval(timer) };
}
