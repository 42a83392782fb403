import { responseProblem } from '~contract/response-problem';
import { type FetchHandler, operationOf } from '~contract/fetch-handler';

export interface LogEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** `cut` for a connection that broke, `given up` where the caller did not wait for the answer. */
  readonly status: number | 'cut' | 'given up';
  readonly ms: number;
  /** In what the answer breaks the contract; null where it keeps it. */
  readonly problem: string | null;
}

/** More than this nobody reads; the oldest go. */
const MAX_ENTRIES = 100;

/** Notes what passes a handle. `onChange` hears the entries, newest first. */
export function requestLog(onChange: (entries: readonly LogEntry[]) => void) {
  let entries: readonly LogEntry[] = [];
  let count = 0;

  function note(request: Request, begin: number, outcome: Pick<LogEntry, 'status' | 'problem'>) {
    const { pathname, search } = new URL(request.url);
    const ms = Math.round(performance.now() - begin);
    count += 1;
    const entry = { id: count, at: Date.now(), method: request.method, path: pathname + search, ms, ...outcome };
    entries = [entry, ...entries].slice(0, MAX_ENTRIES);
    onChange(entries);
  }

  const around =
    (handle: FetchHandler): FetchHandler =>
    async (request) => {
      const begin = performance.now();
      let response: Response;
      try {
        response = await handle(request);
      } catch (error) {
        note(request, begin, { status: 'given up', problem: null });
        throw error;
      }
      if (response.type === 'error') {
        note(request, begin, { status: 'cut', problem: null });
        return response;
      }
      const id = request.method === 'HEAD' ? undefined : operationOf(request, '/api');
      const problem = id ? responseProblem(id, response, await response.clone().text()) : null;
      note(request, begin, { status: response.status, problem });
      return response;
    };

  const clear = () => {
    entries = [];
    onChange(entries);
  };
  return { around, clear };
}
