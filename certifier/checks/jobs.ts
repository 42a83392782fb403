import type { OperationId } from '../../contract/contract';
import { type Check, reading } from '../check';
import type { Api } from '../client/api';
import { ensure, NotApplicable, shown } from '../outcome';

interface WireJob {
  readonly id: string | number;
  readonly title: string;
}

/** Returns the backend's jobs. @throws NotApplicable if it has none, which the contract allows. */
async function jobsOf(api: Api): Promise<readonly [WireJob, ...WireJob[]]> {
  const { status, body } = await api.call('listJobs');
  if (status === 404) throw new NotApplicable('this backend has no jobs');
  ensure(status === 200, `expected 200, got ${status}`);
  const [first, ...others] = body.data as WireJob[];
  if (!first) throw new NotApplicable('the list of jobs is empty');
  return [first, ...others];
}

const legacy = ['usersLogin', 'usersLogin1', 'usersLogin2', 'resetPassword'] as const satisfies readonly OperationId[];

export const jobChecks: readonly Check[] = [
  ...reading('listJobs', 'L2', {
    'no two jobs share an id': async (api) => {
      const jobs = await jobsOf(api);
      ensure(new Set(jobs.map(({ id }) => String(id))).size === jobs.length, 'an id occurs twice');
    },
  }),
  ...reading('getJob', 'L2', {
    'a listed job is found by its id, and an unknown id returns 404': async (api) => {
      const [listed] = await jobsOf(api);
      await api.expect(404, 'getJob', { id: 'there-is-no-such-job-4f1c' });
      const { body } = await api.expect(200, 'getJob', { id: listed.id });
      const { title } = body.data as WireJob;
      ensure(title === listed.title, `the title is ${shown(title)}, not ${shown(listed.title)}`);
    },
  }),
  ...legacy.flatMap((operation) =>
    reading(operation, 'L2', {
      'the unused call returns a declared response': async (api) => {
        await api.call(operation, { json: {} });
      },
    }),
  ),
];
