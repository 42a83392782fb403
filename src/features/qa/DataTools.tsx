import { useRef } from 'react';
import { saveFile } from '~/lib/browser/save-file';
import { fill } from '~/lib/text/fill';
import { Button } from '~/ui/button/Button';
import { IconButton } from '~/ui/button/IconButton';
import { upload } from '~/ui/icons/admin';
import { link } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { download, rotateCcw } from '~/ui/icons/screens';
import { Foot } from './Qa.styles';
import type { Qa } from './qa-types';
import { qaWords } from './words';

interface Props {
  qa: Qa;
  /** Runs an action that resolves with the message to show. */
  onAction: (action: () => Promise<string>, changesData: boolean) => void;
}

const words = qaWords.status;

/** The link to this setting, and the data: reset, export and import. */
export function DataTools({ qa, onAction }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const address = new URL(location.href);
    address.search = String(qa.link());
    try {
      await navigator.clipboard.writeText(address.href);
      return words.copied;
    } catch {
      // Copying was refused, or does not exist on plain http. The tester copies the link by hand.
      return fill(words.notCopied, { link: address.href });
    }
  };
  const bringOut = async () => {
    saveFile(qaWords.fileName, await qa.exportData());
    return words.exported;
  };
  const take = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    onAction(async () => {
      const problem = await qa.importData(await file.text());
      return problem === null ? words.imported : fill(words.refused, { problem });
    }, true);
  };
  const reset = async () => {
    await qa.resetData();
    return words.dataReset;
  };
  return (
    <Foot>
      <Button variant="line" size="small" onClick={() => onAction(copy, false)}>
        <Icon drawing={link} />
        {qaWords.copyLink}
      </Button>
      <Button variant="line" size="small" onClick={() => onAction(reset, true)}>
        <Icon drawing={rotateCcw} />
        {qaWords.resetData}
      </Button>
      <IconButton label={qaWords.export} drawing={download} variant="plain" onClick={() => onAction(bringOut, false)} />
      <IconButton label={qaWords.import} drawing={upload} variant="plain" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={qaWords.import}
        hidden
        onChange={(event) => take(event.target.files?.[0])}
      />
    </Foot>
  );
}
