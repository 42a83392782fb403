import { isResultShown } from '~/ui/toast/toast-store';

/**
 * A waiting new version, as the navigation sees it. A small module, so that the first scripts of a page do not include
 * the code of updates.
 */
export type ApplyUpdate = (target: string, isSilent?: boolean) => Promise<boolean>;

let pending: ApplyUpdate | undefined;

export const setPendingUpdate = (apply: ApplyUpdate | undefined) => {
  pending = apply;
};

/**
 * Applies a waiting version on the way to `target`. Returns false when there is none or it must wait, for example because the load
 * would remove the result of an action before the user has read it.
 */
export const applyOnTheWay = async (target: string) => (pending && !isResultShown() ? pending(target, true) : false);
