/** The events of accounts, each with its results. `blocked` is a refusal after too many failures. `expired` is a session that timed out. */
export const accountEvents = {
  'sign-in': ['done', 'refused', 'blocked'],
  'sign-out': ['done'],
  'password change': ['done', 'refused', 'blocked'],
  'session end': ['done', 'expired'],
} as const;

type Events = typeof accountEvents;

/** One line of the log. It never contains a password or a token. */
export type AccountEvent = {
  readonly [Event in keyof Events]: {
    readonly event: Event;
    readonly result: Events[Event][number];
    /** The email address of the account, or `unknown`. */
    readonly account: string;
    /** The network address of the caller. It is missing if a session has timed out. */
    readonly address?: string;
    /** How many other sessions ended because the password was changed. */
    readonly ended?: number;
  };
}[keyof Events];

/** Logs and counts an event. */
export type Audit = (event: AccountEvent) => void;
