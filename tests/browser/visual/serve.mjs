// Serves the built Storybook to the visual tests on PORT.
import { createServer } from 'node:http';
import sirv from 'sirv';

const serve = sirv('storybook-static', { etag: true });
const server = createServer((request, response) =>
  serve(request, response, () => {
    response.writeHead(404).end();
  }),
);
server.listen(Number(process.env.PORT), '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
