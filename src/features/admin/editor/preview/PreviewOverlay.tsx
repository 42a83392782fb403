import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { adminWords } from '~/features/admin/words';
import { useScrollLock } from '~/lib/hooks/use-scroll-lock';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { eye } from '~/ui/icons/admin';
import { x } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { ToastRegion } from '~/ui/toast/ToastRegion';

const words = adminWords.editor;

interface Props {
  isDirty: boolean;
  onClose: () => void;
  /** Before the button that closes the preview. */
  tool: ReactNode;
  children: ReactNode;
}

/** A full-screen preview of the article. */
export function PreviewOverlay({ isDirty, onClose, tool, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Whole
      ref={ref}
      aria-label={words.preview}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Bar data-surface="dark">
        <Icon drawing={eye} />
        <div>
          <strong>{words.preview}</strong>
          {isDirty && <small>{words.notSaved}</small>}
        </div>
        <Tools>
          {tool}
          <Button variant="line" size="small" aria-label={words.closePreview} onClick={onClose}>
            <Icon drawing={x} />
            {adminWords.keyboard.close}
          </Button>
        </Tools>
      </Bar>
      <Page data-accent="route">{children}</Page>
      <ToastRegion />
    </Whole>
  );
}

const { space, color } = theme;

const Whole = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: auto;
  border: 0;
  background: ${color.bg};
  color: ${color.text};
  overscroll-behavior: contain;
`;

/** In a narrow window, the bar keeps its buttons in one line. */
const NARROW_GUTTER = '4vw';

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.z.header};
  display: flex;
  gap: ${space.m};
  align-items: center;
  min-height: ${theme.layout.adminTopbar};
  padding: 0 min(${space.xl}, ${NARROW_GUTTER});
  background: ${color.ink900};

  small {
    display: block;
    color: ${color.text2};
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
  }
`;

const Tools = styled.div`
  display: flex;
  gap: ${space.xs};
  margin-left: auto;
`;

const Page = styled.div`
  padding-top: ${space.x3l};
`;
