/**
 * A waiting new version, as the navigation sees it. A small module, so that the first scripts of a page do not include
 * the code of updates.
 */
export type ApplyUpdate = (target: string, isSilent?: boolean) => Promise<boolean>;

let pending: ApplyUpdate | undefined;

export const setPendingUpdate = (apply: ApplyUpdate | undefined) => {
  pending = apply;
};

/** Applies a waiting version on the way to `target`. Returns false when there is none or it must wait. */
export const applyOnTheWay = async (target: string) => (pending ? pending(target, true) : false);
