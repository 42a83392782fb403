import type { Check } from '../check';
import { ensure, shown } from '../outcome';

const lead = (company: string) => ({
  name: 'Contract check (please ignore)',
  email: 'contract-check@mindwave.example',
  mobile: '4045550123',
  company,
});
const fieldNames = ['name', 'email', 'mobile', 'company'] as const;

export const contactChecks: readonly Check[] = [
  {
    operation: 'requestContact',
    rule: 'a complete request is stored and returns 201 and a message',
    level: 'L0',
    writes: true,
    async run(api) {
      await api.expect(201, 'requestContact', { json: lead(api.unique()) });
    },
  },
  {
    operation: 'requestContact',
    rule: 'a message is stored without a phone number and a company',
    level: 'L0',
    writes: true,
    async run(api) {
      const { name, email } = lead('');
      for (const rest of [{}, { mobile: '', company: '' }]) {
        await api.expect(201, 'requestContact', { json: { name, email, message: `From ${api.unique()}`, ...rest } });
      }
    },
  },
  {
    operation: 'requestContact',
    rule: 'an empty request is refused',
    level: 'L0',
    async run(api) {
      const { status } = await api.call('requestContact', { json: {} });
      ensure(status >= 400 && status < 500, `expected a refusal, got ${status}`);
    },
  },
  {
    operation: 'requestContact',
    rule: 'each missing, empty or blank field is refused with 422 that names it',
    level: 'L1',
    async run(api) {
      for (const field of fieldNames) {
        for (const value of [undefined, '', '   ']) {
          const { body } = await api.expect(422, 'requestContact', { json: { ...lead(api.unique()), [field]: value } });
          ensure(body.errors?.[field] !== undefined, `'errors' does not name ${field}: ${shown(body)}`);
        }
      }
    },
  },
  {
    operation: 'requestContact',
    rule: 'an implausible email address is refused with 422 that names the field',
    level: 'L1',
    async run(api) {
      for (const email of ['jordan', 'jordan@', '@coastal.example', 'jordan ellis@coastal.example']) {
        const { body } = await api.expect(422, 'requestContact', { json: { ...lead(api.unique()), email } });
        ensure(body.errors?.email !== undefined, `'errors' does not name email for ${shown(email)}: ${shown(body)}`);
      }
    },
  },
  {
    operation: 'requestContact',
    rule: 'a body that is not JSON is refused with 400',
    level: 'L1',
    async run(api) {
      await api.expect(400, 'requestContact', { body: '{"name":', headers: { 'Content-Type': 'application/json' } });
    },
  },
  {
    operation: 'requestContact',
    rule: 'a body with another content type is refused with 415',
    level: 'L1',
    async run(api) {
      await api.expect(415, 'requestContact', { body: 'name=A', headers: { 'Content-Type': 'text/plain' } });
    },
  },
  {
    operation: 'requestContact',
    rule: 'a repeated Idempotency-Key returns the same response, and 422 for another request',
    level: 'L2',
    writes: true,
    async run(api) {
      const json = lead(api.unique());
      const headers = { 'Idempotency-Key': api.unique() };
      const first = await api.expect(201, 'requestContact', { json, headers });
      const second = await api.expect(201, 'requestContact', { json, headers });
      ensure(first.text === second.text, `the second response differs: ${shown(second.body)}`);
      await api.expect(422, 'requestContact', { json: { ...json, name: 'Someone else' }, headers });
    },
  },
];
