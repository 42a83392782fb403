/** A problem of a value, as Ajv reports it. */
export interface SchemaProblem {
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A validator that Ajv has compiled. `errors` holds the problems that the last call found. */
export interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaProblem[] | null;
}

/** The validators of one operation's requests. */
export interface RequestValidators {
  /** The schemas of the body. The last one whose `given` properties are all filled in applies. */
  readonly bodies: readonly { readonly validate: Validator; readonly given: readonly string[] }[];
  readonly query: Validator | null;
  readonly header: Validator | null;
}

/** Splits a JSON pointer into its keys. */
export const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
