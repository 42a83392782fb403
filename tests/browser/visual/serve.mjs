// Serves the built Storybook to the visual tests on PORT.
import { createServer } from 'node:http';
import send from 'send';

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://storybook.invalid');
  send(request, pathname, { root: 'storybook-static' }).pipe(response);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
