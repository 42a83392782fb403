import { type RefObject, useEffect } from 'react';
import { whenIdle } from '~/lib/when-idle';

/**
 * Lays a full-screen dialog out before it is asked for and makes it modal a frame after it is seen: to show it is then one
 * change of opacity, and what a modal dialog does to the page behind it (every element of it is styled again) keeps nobody
 * waiting. `data-stage` tells the styles: `ready` is transparent and out of reach, `shown` is what the first frame has.
 *
 * Before React is there, and in browsers without invoker commands, the dialog simply opens.
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
        // For what reads the page by roles and does not know `inert`.
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
