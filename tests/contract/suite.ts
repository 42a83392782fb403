import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Level } from '../../certifier/check';
import { checks } from '../../certifier/checks/all';
import { Api } from '../../certifier/client/api';
import type { Target } from '../../certifier/client/wire';
import { NotApplicable } from '../../certifier/outcome';
import { runCheck, upTo } from '../../certifier/run-checks';

interface Suite {
  readonly name: string;
  /** Starts the backend and resolves with the target of the suite. */
  start(): Promise<Target>;
  stop(): Promise<void>;
  readonly level?: Level;
}

/** Runs every check of the contract as a test against one backend. */
export function contractSuite({ name, start, stop, level }: Suite): void {
  describe(`the contract on ${name}`, () => {
    let api: Api;
    beforeAll(async () => {
      api = new Api(await start());
      // A busy machine may need a minute to start a server process with a database.
    }, 90_000);
    afterAll(stop);

    for (const check of upTo(checks, level)) {
      it(`${check.level} ${check.operation}: ${check.rule}`, async ({ skip }) => {
        try {
          await runCheck(check, api);
        } catch (error) {
          if (error instanceof NotApplicable) skip(error.message);
          throw error;
        }
      });
    }
  });
}
