/** What happens to accounts. `blocked` is a refusal because of too many failures; `expired` is the end of a session by itself. */
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
    /** The network address of the caller. A session that expires has none. */
    readonly address?: string;
    /** How many other sessions a change of the password has ended. */
    readonly ended?: number;
  };
}[keyof Events];

/** Logs and counts an event. */
export type Audit = (event: AccountEvent) => void;
