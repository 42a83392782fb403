/** The queue is full. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/**
 * Returns a function that runs tasks in the order of its calls, at most `lanes` at once.
 * @param longest how many tasks may wait. Beyond it, a call rejects with `Busy`.
 */
export function createQueue(lanes: number, longest = Number.POSITIVE_INFINITY) {
  /** The last task in each lane. Tasks go to the lanes in turn, and each waits for the one before it. */
  const last = Array.from({ length: lanes }, async (): Promise<unknown> => undefined);
  let waiting = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (waiting >= longest) throw new Busy(`${longest} tasks are waiting.`);
    waiting += 1;
    const result = Promise.resolve(last.shift()).then(task);
    last.push(result.catch(() => undefined));
    return result.finally(() => {
      waiting -= 1;
    });
  };
}
