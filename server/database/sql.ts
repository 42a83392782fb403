/** A value that a statement sends as a parameter. */
export type Value = string | number | boolean | null | Date | Uint8Array | readonly string[] | readonly number[];

/** SQL with its parameters. Only the tag `sql` makes statements, so text from a request is never part of the SQL. */
export class Statement {
  readonly text: string;
  readonly values: readonly Value[];

  constructor(strings: readonly string[], parts: readonly (Value | Statement)[]) {
    const values: Value[] = [];
    let text = strings[0] ?? '';
    for (const [index, part] of parts.entries()) {
      if (part instanceof Statement) {
        // The parameters of a nested statement get new numbers.
        const offset = values.length;
        text += part.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`);
        values.push(...part.values);
      } else text += `$${values.push(part)}`;
      text += strings[index + 1] ?? '';
    }
    this.text = text;
    this.values = values;
  }
}

/** Makes a statement from a template. Each `${value}` becomes a parameter; a nested statement becomes a part of the text. */
export const sql = (strings: TemplateStringsArray, ...parts: readonly (Value | Statement)[]): Statement =>
  new Statement(strings, parts);
