import type { Check } from '../check';

/** The members of a terminal that `progressOn` needs. */
interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const CLEAR = '\r\u001b[2K';
/** The assumed width of a terminal that does not report one. */
const COLUMNS = 80;

/** Shows the current rule on one line of a terminal, and clears the line at the end. Writes nothing to a pipe or a file. */
export function progressOn(terminal: Terminal) {
  const show = (text: string) => {
    if (terminal.isTTY) terminal.write(CLEAR + text.slice(0, (terminal.columns ?? COLUMNS) - 1));
  };
  return {
    onRule: ({ operation, rule }: Check, left: number) => show(`rules left: ${left}, ${operation}: ${rule}`),
    end: () => show(''),
  };
}
