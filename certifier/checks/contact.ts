import { type Check, reading, writing } from '../check';
import { ensure, shown } from '../outcome';

const lead = (company: string) => ({
  name: 'Contract check (please ignore)',
  email: 'contract-check@mindwave.example',
  mobile: '4045550123',
  company,
});
const fieldNames = ['name', 'email', 'mobile', 'company'] as const;

export const contactChecks: readonly Check[] = [
  ...writing('requestContact', 'L0', {
    'a complete request is stored and returns 201 and a message': async (api) => {
      await api.expect(201, 'requestContact', { json: lead(api.unique()) });
    },
    'a message is stored without a phone number and a company': async (api) => {
      const { name, email } = lead('');
      for (const rest of [{}, { mobile: '', company: '' }]) {
        await api.expect(201, 'requestContact', { json: { name, email, message: `From ${api.unique()}`, ...rest } });
      }
    },
  }),
  ...reading('requestContact', 'L0', {
    'an empty request is refused': async (api) => {
      const { status } = await api.call('requestContact', { json: {} });
      ensure(status >= 400 && status < 500, `expected a refusal, got ${status}`);
    },
  }),
  ...reading('requestContact', 'L1', {
    'each missing, empty or blank field is refused with 422 that names it': async (api) => {
      for (const field of fieldNames) {
        for (const value of [undefined, '', '   ']) {
          const { body } = await api.expect(422, 'requestContact', { json: { ...lead(api.unique()), [field]: value } });
          ensure(body.errors?.[field] !== undefined, `'errors' does not name ${field}: ${shown(body)}`);
        }
      }
    },
    'an implausible email address is refused with 422 that names the field': async (api) => {
      for (const email of ['jordan', 'jordan@', '@coastal.example', 'jordan ellis@coastal.example']) {
        const { body } = await api.expect(422, 'requestContact', { json: { ...lead(api.unique()), email } });
        ensure(body.errors?.email !== undefined, `'errors' does not name email for ${shown(email)}: ${shown(body)}`);
      }
    },
    'a body that is not JSON is refused with 400': async (api) => {
      await api.expect(400, 'requestContact', { body: '{"name":', headers: { 'Content-Type': 'application/json' } });
    },
    'a body with another content type is refused with 415': async (api) => {
      await api.expect(415, 'requestContact', { body: 'name=A', headers: { 'Content-Type': 'text/plain' } });
    },
  }),
  ...writing('requestContact', 'L2', {
    'a repeated Idempotency-Key returns the same response, and 422 for another request': async (api) => {
      const json = lead(api.unique());
      const headers = { 'Idempotency-Key': api.unique() };
      const first = await api.expect(201, 'requestContact', { json, headers });
      const second = await api.expect(201, 'requestContact', { json, headers });
      ensure(first.text === second.text, `the second response differs: ${shown(second.body)}`);
      await api.expect(422, 'requestContact', { json: { ...json, name: 'Someone else' }, headers });
    },
  }),
];
