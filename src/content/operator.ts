/**
 * What the privacy notice says about the firm's own choices. The build reads it from the environment, see
 * `tools/site/settings.ts`. The notice is complete without any of it.
 */
export interface Operator {
  /** The only other host whose pages the site shows: the host of the map. Undefined if the policy allows none. */
  readonly mapHost: string | undefined;
  /** Days after which requests are deleted; undefined for never. */
  readonly leadsKeepDays: number | undefined;
  /** Days for which logs are kept; undefined if the build does not know. */
  readonly logsKeepDays: number | undefined;
  /** Companies that process data for the firm, each with its task, such as 'Example Hosting (hosting, Germany)'. */
  readonly processors: readonly string[];
}

declare global {
  interface ImportMetaEnv {
    /** Filled in by `vite.config.ts`; undefined outside a build. */
    readonly OPERATOR?: Operator;
  }
}

/** Outside a build, such as in tests of other pages. */
const UNKNOWN: Operator = { mapHost: undefined, leadsKeepDays: undefined, logsKeepDays: undefined, processors: [] };

export const operator: Operator = import.meta.env?.OPERATOR ?? UNKNOWN;

const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);

/** How long requests are kept. The server compares the sentence with its own setting. */
export const leadsKept = (keepDays: number | undefined) =>
  keepDays === undefined
    ? 'We keep a request until we no longer need it or you ask us to delete it.'
    : `We delete a request ${days(keepDays)} after it has arrived.`;

export const logsKept = (keepDays: number | undefined) =>
  keepDays === undefined
    ? 'How long logs are kept depends on the machine they are on. Ask us, and we will tell you.'
    : `We delete logs after ${days(keepDays)}.`;
