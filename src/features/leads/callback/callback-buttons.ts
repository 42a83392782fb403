import { loadCallbackDialog } from './CallbackHost';
import { openCallback } from './callback-store';

const isCallbackButton = ({ target }: Event) => target instanceof Element && target.closest('[data-callback]') !== null;

/** Installs one listener for all callback buttons of the page, including those in HTML that React never hydrates. */
export function installCallbackButtons() {
  document.addEventListener('click', (event) => {
    if (isCallbackButton(event)) openCallback();
  });
  const prepare = (event: Event) => {
    if (isCallbackButton(event)) loadCallbackDialog();
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare, { passive: true });
}
