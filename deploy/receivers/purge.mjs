// Removes changed articles from Varnish (varnish.vcl). Start it beside the caches, and set CHANGES_WEBHOOK of the server to its address:
//   CHANGES_WEBHOOK_SECRET=… CACHES=http://127.0.0.1:6180 node purge.mjs
import { receive } from './receive.mjs';

/** The addresses at which the caches take bans, separated by commas. */
const caches = (process.env.CACHES ?? 'http://127.0.0.1:6180').split(',');
const WAIT_MS = 5000;
/** A process or a standby that was late may have filled a cache with the former page, so everything is removed once more. */
const AGAIN_MS = 15_000;

async function ban(cache, tags) {
  const response = await fetch(cache, {
    method: 'BAN',
    headers: { 'Cache-Tag': tags },
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!response.ok) throw new Error(`${cache} responded with ${response.status}.`);
}

receive(async ({ id, kind, formerSlug }) => {
  // The lists, and the article itself. Pages of other articles stay, unless they may have a link that leads nowhere now.
  const pages = kind === 'deleted' || formerSlug ? '.*' : id;
  const banAll = () => Promise.all(caches.map((cache) => ban(cache, `articles|article-${pages}`)));
  await banAll();
  setTimeout(() => banAll().catch(console.error), AGAIN_MS);
});
