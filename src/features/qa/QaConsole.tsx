import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { shortcutOf } from '~/lib/browser/shortcut';
import { fill } from '~/lib/text/fill';
import { IconButton } from '~/ui/button/IconButton';
import { flaskConical, x } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { DataTools } from './DataTools';
import { NetworkSetting } from './NetworkSetting';
import { NextResponses } from './NextResponses';
import { Body, Head, Intro, Panel, Status } from './Qa.styles';
import type { ChangeSetting, Qa, QaSetting } from './qa-types';
import { RequestLog } from './RequestLog';
import { ScenarioChoice } from './ScenarioChoice';
import { qaWords } from './words';

interface Props {
  qa: Qa;
  onClose: () => void;
  /** The data on the page is now out of date. */
  onChanged: () => void;
}

const words = qaWords.status;
const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A panel next to the page, which stays usable: the failures of its requests, their log, and the data. */
export function QaConsole({ qa, onClose, onChanged }: Props) {
  const { setting, log } = useSyncExternalStore(qa.subscribe, qa.snapshot);
  const [status, setStatus] = useState('');
  const panel = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => panel.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  /** Runs an action and shows its result. */
  const perform = async (action: () => Promise<string>, changesData: boolean) => {
    try {
      setStatus(await action());
      if (changesData) onChanged();
    } catch (error) {
      setStatus(fill(words.failed, { problem: problemOf(error) }));
    }
  };
  const set = (next: QaSetting, changesData: boolean) =>
    void perform(async () => {
      await qa.set(next);
      return fill(words.set, { scenario: qaWords.scenarios[next.scenario] });
    }, changesData);
  const change: ChangeSetting = (part) => set({ ...setting, ...part }, false);

  /** A scenario sets its latency and failure rate. */
  const choose = (scenario: QaSetting['scenario']) => {
    const { nextResponses, seed } = setting;
    set({ scenario, nextResponses, seed }, true);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (shortcutOf(event.nativeEvent) === 'Escape' && !event.defaultPrevented) onClose();
  };

  return (
    <Panel ref={panel} role="dialog" aria-labelledby={id} data-theme="dark" onKeyDown={closeOnEscape}>
      <Head>
        <Icon drawing={flaskConical} />
        <h2 id={id}>{qaWords.title}</h2>
        <IconButton
          label={qaWords.close}
          title={qaWords.closeHint}
          aria-keyshortcuts="Alt+Q"
          drawing={x}
          variant="plain"
          onClick={onClose}
        />
      </Head>
      <Body>
        <Intro>{qaWords.intro}</Intro>
        <ScenarioChoice names={qa.scenarioNames} value={setting.scenario} onChange={choose} />
        <NetworkSetting qa={qa} setting={setting} onChange={change} />
        <NextResponses qa={qa} setting={setting} onChange={change} />
        <RequestLog log={log} onAskAgain={onChanged} onClear={qa.clearLog} />
      </Body>
      <Status role="status">{status}</Status>
      <DataTools qa={qa} onAction={(...what) => void perform(...what)} />
    </Panel>
  );
}
