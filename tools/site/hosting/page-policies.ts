/** Decides which policy a host sends with which page. A policy contains the hash of the page's styles, so most pages have their own. */

/** The policy of each page by its file in the built site, such as `careers/job/cloud-operations-engineer.html`. */
export type PagePolicies = ReadonlyMap<string, string>;

export interface PolicyRule {
  /** A regular expression (PCRE) for the file, with a leading slash and without anchors. */
  readonly pattern: string;
  readonly policy: string;
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the policy that most pages of a list share, or undefined if each has its own. */
function commonPolicy(policies: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const policy of policies) counts.set(policy, (counts.get(policy) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && most[1] > 1 ? most[0] : undefined;
}

/**
 * Makes rules for hosts that know the file of a response. The first matching rule applies. Pages of a folder with the same policy share a
 * rule, so thousands of articles need only one.
 */
export function rulesByFile(pages: PagePolicies): readonly PolicyRule[] {
  const exact: PolicyRule[] = [];
  const shared: PolicyRule[] = [];
  for (const folder of new Set([...pages.keys()].map(folderOf))) {
    const files = [...pages].filter(([file]) => folderOf(file) === folder);
    const common = commonPolicy(files.map(([, policy]) => policy));
    for (const [file, policy] of files) if (policy !== common) exact.push({ pattern: `/${escaped(file)}`, policy });
    if (common) shared.push({ pattern: `/${escaped(folder)}[^/]+\\.html`, policy: common });
  }
  return [...exact, ...shared];
}

/** Makes one policy that allows whatever any of these policies allows. They differ only in their hashes. */
export function unionOf(policies: readonly string[]): string {
  const sources = new Map<string, Set<string>>();
  for (const rule of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = rule.split(' ');
    sources.set(name, new Set([...(sources.get(name) ?? []), ...values]));
  }
  return [...sources].map(([name, values]) => [name, ...values].join(' ')).join('; ');
}

/** A path template of a route, such as `/newsroom/:slug`, and the file for addresses without a page. */
interface Shell {
  readonly path: string;
  readonly file: string;
}

/** `about.html` -> `/about` */
const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/**
 * Rules for hosts that only know the address of a request. `*` at the end of an address stands for the rest. If several rules match,
 * some hosts send all their policies and others one, so every page below a `*`, and the page above, share one policy.
 */
export function rulesByAddress(pages: PagePolicies, shells: readonly Shell[]): ReadonlyMap<string, string> {
  const policyOf = (file: string) => pages.get(file.replace(/^\//, ''));
  const rules = new Map<string, string>();
  for (const [file, policy] of pages) if (!/^(?:404\.html|shell\/)/.test(file)) rules.set(addressOf(file), policy);
  for (const { path, file } of shells) {
    const policy = policyOf(file);
    if (policy && !path.includes(':') && !rules.has(path)) rules.set(path, policy);
  }
  for (const { path, file } of shells) {
    const [folder = '', ...params] = path.split('/:');
    if (params.length === 0) continue;
    const addresses = [...rules.keys()].filter((address) => address === folder || address.startsWith(`${folder}/`));
    const policy = unionOf(
      [policyOf(file), ...addresses.map((address) => rules.get(address))].filter((one) => one !== undefined),
    );
    for (const address of addresses) rules.delete(address);
    if (addresses.includes(folder)) rules.set(folder, policy);
    rules.set(`${folder}/*`, policy);
  }
  return rules;
}
