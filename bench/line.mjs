// A slow line in front of a server.
import { connect, createServer } from 'node:net';

/** The time of a round trip in milliseconds, and the bytes per second down: 1.6 Mbit/s, as on slow 4G. */
const ROUND_TRIP_MS = 150;
const RATE = 200_000;
const TICK_MS = 5;

const later = (work) => setTimeout(work, ROUND_TRIP_MS / 2);

/** Starts a proxy for the server at a port. All connections share its rate. `cut` ends them and refuses new ones. */
export async function slowLine(port) {
  const waiting = [];
  const sockets = new Set();
  let free = 0;
  const timer = setInterval(() => {
    free = Math.min(free + (RATE * TICK_MS) / 1000, RATE / 20);
    while (free > 0 && waiting.length > 0) {
      const { socket, bytes } = waiting.shift();
      free -= bytes.length;
      later(() => socket.write(bytes));
    }
  }, TICK_MS);
  const proxy = createServer((socket) => {
    const server = connect(port, '127.0.0.1');
    for (const one of [socket, server]) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => [socket, server].map((each) => each.destroy()));
    }
    // The first round trip opens the connection.
    setTimeout(() => socket.on('data', (bytes) => later(() => server.write(bytes))), ROUND_TRIP_MS);
    server.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += 1460) waiting.push({ socket, bytes: bytes.subarray(at, at + 1460) });
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  const cut = () => {
    clearInterval(timer);
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  return { origin: `https://localhost:${proxy.address().port}`, cut };
}
