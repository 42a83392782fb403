/** The day on which the support of each version of Node ends (https://nodejs.org/en/about/previous-releases). */
const ENDS: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
};

/**
 * Returns a notice for the operator if the support of this version of Node has ended.
 * @param version as in `process.versions.node`, such as `20.19.0`.
 */
export function supportNotice(version: string, now: Date): string | undefined {
  const [major = ''] = version.split('.');
  const end = ENDS[major];
  if (!end || now.toISOString().slice(0, 10) <= end) return undefined;
  return `Node ${major} has had no security updates since ${end}. Use a version of https://nodejs.org/en/about/previous-releases.`;
}
