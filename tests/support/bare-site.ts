import { startBareBackend } from './bare-backend';
import { startSite } from './site';

/** The built site with the barest backend behind it that the contract allows; `who` may sign in there. */
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
