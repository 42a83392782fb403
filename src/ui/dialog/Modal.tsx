import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { shortcutOf } from '~/lib/browser/shortcut';
import { useScrollLock } from '~/lib/hooks/use-scroll-lock';
import { IconButton } from '~/ui/button/IconButton';
import { x } from '~/ui/icons/common';
import { ToastRegion } from '~/ui/toast/ToastRegion';
import { Body, Description, Dialog, Head, Panel, type PanelWidth, Title } from './Modal.styles';
import { BACKDROP_MS, ignoreDoubleClick, useBackdrop } from './use-backdrop';

/** Gets the focus on opening. Without a field the browser focuses the first control. */
const FIRST_FIELD = 'input:not([type=hidden]),select,textarea';

interface Props {
  isOpen: boolean;
  /** Called on Escape, a press on the backdrop, and the close button. */
  onClose: () => void;
  title: ReactNode;
  /** Line below the title; screen readers read both. */
  description?: ReactNode;
  /** 640px `modal`, 460px `dialog`, 480px `form`, 720px `list`, 860px `wide`. */
  width?: PanelWidth;
  role?: 'dialog' | 'alertdialog';
  /** False if the user must choose with the dialog's own buttons. */
  hasCloseButton?: boolean;
  closeLabel?: string;
  /** Gets the focus on opening; by default the first field, or else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: the browser traps the focus, makes the page behind it inert and restores the focus.
 * No library: it would add 5 to 10 kB. The dialog fills the viewport invisibly and contains the panel. So a press
 * outside the panel targets the dialog itself, and toasts can be inside it: outside they would be inert.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  description,
  width = 'modal',
  role,
  hasCloseButton = true,
  closeLabel = 'Close',
  initialFocus,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const hasContent = useLingering(isOpen, BACKDROP_MS);
  const id = useId();
  const backdrop = useBackdrop(onClose);
  useScrollLock(isOpen);

  // Not a layout effect: at the end of its commit React restores the focus.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    // Browsers without showModal (and jsdom) still show the dialog, but not as a modal.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    (initialFocus?.current ?? dialog.querySelector<HTMLElement>(FIRST_FIELD))?.focus();
    return () => {
      // A navigation has closed the dialog and moved the focus to the next page.
      if (!dialog.open) return;
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      ignoreDoubleClick();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen, initialFocus]);

  if (!isOpen && !hasContent) return null;
  return (
    <Dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers close on a second Escape without asking. Update the owner's state.
        if (event.target === ref.current && !ref.current?.open && isOpen) onClose();
      }}
      onKeyDown={(event) => {
        if (event.defaultPrevented || typeof ref.current?.showModal === 'function') return;
        if (shortcutOf(event.nativeEvent) === 'Escape') onClose();
      }}
      {...backdrop}
    >
      <Panel $width={width}>
        <Head>
          <div>
            <Title id={`${id}-title`} $width={width}>
              {title}
            </Title>
            {description && <Description id={`${id}-description`}>{description}</Description>}
          </div>
          {hasCloseButton && <IconButton label={closeLabel} drawing={x} onClick={onClose} />}
        </Head>
        <Body>{children}</Body>
      </Panel>
      {isOpen && <ToastRegion />}
    </Dialog>
  );
}

/** True while `isOn` and for `ms` milliseconds afterwards. */
function useLingering(isOn: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(isOn);
  useEffect(() => {
    if (isOn) {
      setLingers(true);
      return;
    }
    const timer = setTimeout(() => setLingers(false), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return lingers;
}
