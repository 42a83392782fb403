import { query } from '~/theme/media';

export const MENU_ID = 'site-menu';

/**
 * Attributes of a button that opens or closes the menu (invoker commands). The starter handles browsers without them.
 * React passes them through, but its types do not include them yet.
 */
export const menuCommand = (command: 'show-modal' | 'close') => ({ command, commandfor: MENU_ID });

function closeMenu() {
  const menu = document.getElementById(MENU_ID);
  if (menu instanceof HTMLDialogElement && menu.open) menu.close();
}

/**
 * Closes the full menu after a click on a link or outside its content, and when the window gets wide, because an open
 * modal dialog makes the page inert. Back closes every dialog (`islands/navigation.ts`). A menu that was opened before
 * hydration stays open.
 */
export function watchMenu() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`#${MENU_ID}`)) return;
    if (target.matches(`#${MENU_ID}, [data-overlay]`) || target.closest('a')) closeMenu();
  });
  matchMedia(query.desktop).addEventListener('change', ({ matches }) => matches && closeMenu());
}
