import type { ReactNode } from 'react';
import { adminWords } from '~/features/admin/words';
import { href } from '~/href';
import { Button } from '~/ui/button/Button';
import { IconButton } from '~/ui/button/IconButton';
import { eye, keyboard, panelRight, redo2, undo2 } from '~/ui/icons/admin';
import { Icon } from '~/ui/icons/Icon';
import { arrowLeft } from '~/ui/icons/screens';
import { Row } from '~/ui/layout';
import { Back, Bar, HelpButton, LiveButton, Small, Titles } from './EditorHeader.styles';

const words = adminWords.editor;

interface Props {
  /** 'Add New Article', or 'Edit' and the title. The public editor has none. */
  heading?: ReactNode;
  hasBack: boolean;
  saveLine?: ReactNode;
  saveButton?: ReactNode;
  /** More tools, for example export and import. */
  extra?: ReactNode;
  canUndo: boolean;
  canRedo: boolean;
  isLive: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onHelp: () => void;
  onLive: () => void;
  onPreview: () => void;
}

/** The sticky header, with the title and tools of the editor. */
export function EditorHeader(props: Props) {
  const { heading, hasBack, saveLine, saveButton, extra, canUndo, canRedo, isLive } = props;
  return (
    <Bar data-top-bar>
      <Titles>
        {hasBack && (
          <Back href={href('/admin/dashboard')} aria-label={words.back}>
            <Icon drawing={arrowLeft} />
          </Back>
        )}
        <div>
          <h1 tabIndex={-1}>{words.title}</h1>
          {heading && <h2>{heading}</h2>}
          {saveLine}
        </div>
      </Titles>
      <Row $gap="xs">
        <Small>
          <IconButton
            label={words.undo}
            drawing={undo2}
            variant="plain"
            aria-disabled={!canUndo}
            onClick={props.onUndo}
          />
          <IconButton
            label={words.redo}
            drawing={redo2}
            variant="plain"
            aria-disabled={!canRedo}
            onClick={props.onRedo}
          />
          <HelpButton>
            <IconButton label={words.help} drawing={keyboard} variant="plain" onClick={props.onHelp} />
          </HelpButton>
          {extra}
        </Small>
        <LiveButton>
          <Button variant="line" size="small" aria-pressed={isLive} onClick={props.onLive}>
            <Icon drawing={panelRight} />
            {words.livePreview}
          </Button>
        </LiveButton>
        <Button
          variant="line"
          size="small"
          title={words.previewHint}
          aria-keyshortcuts="Alt+P"
          onClick={props.onPreview}
        >
          <Icon drawing={eye} />
          {words.preview}
        </Button>
        {saveButton}
      </Row>
    </Bar>
  );
}
