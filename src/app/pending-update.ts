/**
 * A new version that waits, seen from the navigation: a small module, so that the code of updates is not part of a page's
 * first scripts.
 */
export type ApplyUpdate = (target: string, isSilent?: boolean) => Promise<boolean>;

let pending: ApplyUpdate | undefined;

export const setPendingUpdate = (apply: ApplyUpdate | undefined) => {
  pending = apply;
};

/** Applies a waiting version on the way to `target`; false when there is none or it has to wait. */
export const applyOnTheWay = async (target: string) => (pending ? pending(target, true) : false);
