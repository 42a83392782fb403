import { startBareBackend } from './bare-backend';
import { startSite } from './site';

/** Starts the built site with a minimal backend. `who` are the credentials of its admin. */
export async function startBareSite() {
  const backend = await startBareBackend();
  const site = await startSite({ API_URL: backend.url, CONTACT_FORM: 'api' });
  return {
    site: site.origin,
    api: backend.url,
    who: backend.credentials,
    leads: backend.leads,
    stop: async () => {
      await site.stop();
      await backend.stop();
    },
  };
}
