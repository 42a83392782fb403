import type { ReactNode } from 'react';
import styled from 'styled-components';
import { adminScreen } from '~/content/screens/admin';
import { href } from '~/routes';
import { adminTheme } from '~/theme/admin';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { eye, keyboard, panelRight, redo2, save, undo2 } from '~/ui/icons/admin';
import { arrowLeft } from '~/ui/icons/common';

const words = adminScreen.editor;

interface Props {
  /** 'Add New Article' or 'Edit' and the article's title; none in the public editor. */
  heading?: string | undefined;
  hasBack: boolean;
  saveLine: ReactNode;
  /** More tools, e.g. export and import. */
  extra?: ReactNode;
  canUndo: boolean;
  canRedo: boolean;
  isLive: boolean;
  isSaving: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onHelp: () => void;
  onLive: () => void;
  onPreview: () => void;
  onSave: () => void;
}

/** Title and tools of the editor; it stays in sight while the form scrolls. */
export function EditorHeader(props: Props) {
  const { heading, hasBack, saveLine, extra, canUndo, canRedo, isLive, isSaving } = props;
  return (
    <Bar>
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
      <Tools>
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
        <IconButton label={words.help} drawing={keyboard} variant="plain" onClick={props.onHelp} />
        {extra}
        <LiveButton>
          <Button variant="line" size="small" aria-pressed={isLive} onClick={props.onLive}>
            <Icon drawing={panelRight} />
            {words.livePreview}
          </Button>
        </LiveButton>
        <Button variant="line" size="small" onClick={props.onPreview}>
          <Icon drawing={eye} />
          {words.preview}
        </Button>
        <Button size="small" isBusy={isSaving} busyLabel={words.saving} onClick={props.onSave}>
          <Icon drawing={save} />
          {words.save}
        </Button>
      </Tools>
    </Bar>
  );
}

const { space, color, text, size } = theme;

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.z.base + 1};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.l};
  align-items: center;
  justify-content: space-between;
  margin: -${space.s} -${space.xs} ${space.px10};
  padding: ${space.s} ${space.xs};
  background: ${color.bgAlt};

  ${media.mobile} {
    position: static;
  }
`;

const Titles = styled.div`
  display: flex;
  flex: 1 1 ${adminTheme.layout.editorTitle};
  gap: ${space.m};
  align-items: center;
  min-width: 0;

  h1 {
    font-size: ${adminTheme.text.editor};
  }

  h2 {
    margin-top: ${space.xxs};
    color: ${color.text2};
    font-family: ${theme.font.body};
    font-size: ${text.small};
    font-weight: ${theme.font.weight.body};
    letter-spacing: 0;
    line-height: ${theme.leading.caption};
    overflow-wrap: anywhere;
  }
`;

const Back = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  border: ${theme.line.thin} solid ${color.border};
  border-radius: ${theme.radius.round};
  background: ${color.surface};

  &:hover {
    background: ${color.surface3};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
`;

const LiveButton = styled.span`
  display: none;

  ${media.livePreview} {
    display: inline;
  }
`;
