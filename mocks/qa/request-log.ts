import { type FetchHandler, operationOf } from '~contract/http/fetch-handler';
import { responseProblem } from '~contract/validation/response-problem';

/** A request and its response, as the QA console lists them. */
export interface LogEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  /** `cut` if the connection failed, `given up` if the caller aborted. */
  readonly status: number | 'cut' | 'given up';
  readonly ms: number;
  /** How the response breaks the contract, or null if it conforms. */
  readonly problem: string | null;
}

/** The log keeps this many entries. The oldest ones are removed. */
const MAX_ENTRIES = 100;

/** Logs the requests of a fetch handler. `onChange` receives the entries, newest first. */
export function requestLog(onChange: (entries: readonly LogEntry[]) => void) {
  let entries: readonly LogEntry[] = [];
  let count = 0;

  function add(request: Request, begin: number, outcome: Pick<LogEntry, 'status' | 'problem'>) {
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
        add(request, begin, { status: 'given up', problem: null });
        throw error;
      }
      if (response.type === 'error') {
        add(request, begin, { status: 'cut', problem: null });
        return response;
      }
      const id = request.method === 'HEAD' ? undefined : operationOf(request, '/api');
      const problem = id ? responseProblem(id, response, await response.clone().text()) : null;
      add(request, begin, { status: response.status, problem });
      return response;
    };

  const clear = () => {
    entries = [];
    onChange(entries);
  };
  return { around, clear };
}
