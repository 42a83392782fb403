import { nextTask } from '~/lib/async/idle';

const LONGEST_TURN_MS = 1000;

/** Resolves at the end of the latest turn. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Makes islands live one at a time, with a pause in between, so that a page with many of them keeps responding. An
 * island that leaves the page before it is live ends its turn after a second.
 */
export function inTurn(mount: () => Promise<void> | void) {
  const mine = turn.then(mount);
  const end = () => Promise.race([mine, new Promise((resolve) => setTimeout(resolve, LONGEST_TURN_MS))]);
  turn = turn.then(end).then(nextTask);
  return mine;
}
