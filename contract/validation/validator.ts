/** What Ajv reports about a value. */
export interface SchemaProblem {
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A validator that Ajv has compiled. `errors` belongs to the last call. */
export interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaProblem[] | null;
}

/** The validators of one operation's requests. */
export interface RequestValidators {
  /** The last one whose `given` properties are not blank applies. */
  readonly bodies: readonly { readonly validate: Validator; readonly given: readonly string[] }[];
  readonly query: Validator | null;
  readonly header: Validator | null;
}

/** The keys of a JSON pointer. */
export const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
