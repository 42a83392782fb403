import type { Backend, Notice } from '~contract/contract';

/** A notice before it is sent. */
export type FoundNotice = Omit<Notice, 'since'> & { readonly since: Date };

/** The operation for what administrators should know. `list` resolves with the present notices, in any order. */
export const noticeOperations = (list: () => Promise<readonly FoundNotice[]>): Pick<Backend, 'listNotices'> => ({
  async listNotices() {
    const found = (await list()).toSorted((one, other) => other.since.getTime() - one.since.getTime());
    return { status: 200, body: { data: found.map((notice) => ({ ...notice, since: notice.since.toISOString() })) } };
  },
});
