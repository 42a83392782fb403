import { useId } from 'react';
import { TextButton } from '~/ui/button/TextButton';
import type { QaSnapshot } from './qa-types';
import { Entries, Entry, LogHead } from './RequestLog.styles';
import { qaWords } from './words';

interface Props {
  log: QaSnapshot['log'];
  onAskAgain: () => void;
  onClear: () => void;
}

const clockTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Requests and responses, newest first. A response that breaks the contract shows where. */
export function RequestLog({ log, onAskAgain, onClear }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <LogHead>
        <h3 id={id}>{qaWords.requests}</h3>
        <TextButton onClick={onAskAgain}>{qaWords.askAgain}</TextButton>
        <TextButton onClick={onClear}>{qaWords.clear}</TextButton>
      </LogHead>
      {log.length === 0 && <p>{qaWords.noRequests}</p>}
      <Entries>
        {log.map((entry) => (
          <Entry key={entry.id} data-bad={entry.problem === null ? undefined : ''}>
            <time dateTime={new Date(entry.at).toISOString()}>{clockTime.format(entry.at)}</time>
            <span>{entry.method}</span>
            <code>{entry.path}</code>
            <b>{entry.status}</b>
            <span>{entry.ms} ms</span>
            {entry.problem !== null && (
              <p>
                <b>{qaWords.violation}</b> {entry.problem}
              </p>
            )}
          </Entry>
        ))}
      </Entries>
    </section>
  );
}
