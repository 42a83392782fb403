/** The content of `used-by.json`, which `.storybook/component-usage.ts` generates from the source. */
export interface UsedBy {
  /** By component, such as `ui/button/Button`: the files that import it, and the content pages that show it as a section. */
  readonly components: Readonly<
    Record<string, { readonly files: readonly string[]; readonly pages: readonly string[] }>
  >;
  /** By story file: the components it shows. */
  readonly stories: Readonly<Record<string, readonly string[]>>;
  /** By token, such as `color.text`: the files that use it. */
  readonly tokens: Readonly<Record<string, readonly string[]>>;
}
