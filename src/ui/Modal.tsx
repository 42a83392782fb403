import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useScrollLock } from '~/lib/use-scroll-lock';
import { IconButton } from './IconButton';
import { x } from './icons/common';
import { Body, Description, Dialog, Head, Panel, type PanelWidth, Title } from './Modal.styles';
import { ToastRegion } from './ToastRegion';

/** Backdrop fade (specification section 9); the content stays that long after closing, so the panel does not shrink. */
const BACKDROP_MS = 500;
/** Gets the focus on opening; without a field the browser takes the first control. */
const FIRST_FIELD = 'input:not([type=hidden]),select,textarea';

interface Props {
  isOpen: boolean;
  /** Escape, a press on the backdrop, the close button. */
  onClose: () => void;
  title: ReactNode;
  /** Line under the title, read with it. */
  description?: ReactNode;
  /** 640px `modal`, 460px `dialog`, 480px `form`, 720px `list`, 860px `wide`. */
  width?: PanelWidth;
  role?: 'dialog' | 'alertdialog';
  /** False where the choice must be made by the dialog's own buttons. */
  hasCloseButton?: boolean;
  closeLabel?: string;
  /** Receives the focus on opening; else the first field does, else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: the browser keeps the focus inside, makes the page behind it inert and gives the
 * focus back. No library: one would add 5 to 10 kB to do this in script. The dialog fills the viewport unseen and holds
 * the panel, so a press beside the panel is a press on the dialog itself, and toasts can stand inside it: outside they would be inert.
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
  const pressedBackdrop = useRef(false);
  const hasContent = useLingering(isOpen, BACKDROP_MS);
  const id = useId();
  useScrollLock(isOpen);

  // Not a layout effect: at the end of its commit React puts the focus back to where it was.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    // Browsers without showModal (and jsdom) still show the dialog, without its modality.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    (initialFocus?.current ?? dialog.querySelector<HTMLElement>(FIRST_FIELD))?.focus();
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
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
        // Browsers close on a second Escape without asking; the owner's state follows.
        if (event.target === ref.current && !ref.current?.open && isOpen) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || typeof ref.current?.showModal === 'function') return;
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === ref.current;
      }}
      onClick={(event) => {
        if (event.target === ref.current && pressedBackdrop.current) onClose();
      }}
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

/** True while `isOn` and for `ms` milliseconds after. */
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
