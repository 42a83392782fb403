/** Environment variables. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A hundred years, in days. PostgreSQL has no date before 4713 BC, so a number without a limit could fail. */
export const MAX_KEEP_DAYS = 36_500;

/** Reads a whole number from the environment. An empty text counts as missing. @throws Error that names the variable. */
export function numberOf<Fallback>(env: Env, name: string, fallback: Fallback, min = 0, max = 999_999_999) {
  const text = env[name];
  if (!text) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new Error(`${name} must be a whole number between ${min} and ${max}, not '${text}'.`);
  return value;
}
