import { useId } from 'react';
import { qaScreen } from '~/content/screens/qa';
import { TextButton } from '~/ui/button/TextButton';
import type { QaSnapshot } from './qa-types';
import { Entries, Entry, LogHead } from './RequestLog.styles';

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
        <h3 id={id}>{qaScreen.requests}</h3>
        <TextButton onClick={onAskAgain}>{qaScreen.askAgain}</TextButton>
        <TextButton onClick={onClear}>{qaScreen.clear}</TextButton>
      </LogHead>
      {log.length === 0 && <p>{qaScreen.noRequests}</p>}
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
                <b>{qaScreen.violation}</b> {entry.problem}
              </p>
            )}
          </Entry>
        ))}
      </Entries>
    </section>
  );
}
