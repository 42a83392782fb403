/** What `.storybook/write-used-by.ts` reads from the sources, as `used-by.json` beside the stories. */
export interface UsedBy {
  /** By component, such as `ui/Button`: the files that import it, and the content pages with a section of its kind. */
  readonly components: Readonly<
    Record<string, { readonly files: readonly string[]; readonly pages: readonly string[] }>
  >;
  /** By file of stories: the components it shows. */
  readonly stories: Readonly<Record<string, readonly string[]>>;
  /** By token, such as `color.text`: the files that use it. */
  readonly tokens: Readonly<Record<string, readonly string[]>>;
}
