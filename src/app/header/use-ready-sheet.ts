import { type RefObject, useEffect } from 'react';
import { whenIdle } from '~/lib/when-idle';

/**
 * Lays out a full-screen dialog in advance and makes it modal one frame after it is visible. Opening it is then only a
 * change of opacity, and the user does not wait while the browser makes the page inert, which restyles every element.
 * `data-stage` is for the styles: `ready` is transparent and inert, `shown` is the first visible frame.
 *
 * Before hydration, and in browsers without invoker commands, the dialog opens directly.
 */
export function useReadySheet(ref: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !('commandForElement' in HTMLButtonElement.prototype)) return;

    const getReady = () =>
      whenIdle(() => {
        if (dialog.open || dialog.dataset.stage) return;
        dialog.dataset.stage = 'ready';
        dialog.inert = true;
        // For tools that read the page by roles and do not support `inert`.
        dialog.ariaHidden = 'true';
      });
    const leave = () => {
      delete dialog.dataset.stage;
      dialog.inert = false;
      dialog.ariaHidden = null;
    };
    const onCommand = (event: Event) => {
      if (!('command' in event) || event.command !== 'show-modal' || !dialog.dataset.stage) return;
      event.preventDefault();
      dialog.dataset.stage = 'shown';
      requestAnimationFrame(() =>
        setTimeout(() => {
          leave();
          if (dialog.isConnected && !dialog.open) dialog.showModal();
        }),
      );
    };
    dialog.addEventListener('command', onCommand);
    dialog.addEventListener('close', getReady);
    getReady();
    return () => {
      dialog.removeEventListener('command', onCommand);
      dialog.removeEventListener('close', getReady);
      leave();
    };
  }, [ref]);
}
