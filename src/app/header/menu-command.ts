export const MENU_ID = 'site-menu';

/**
 * Attributes of a button that opens or closes the menu by itself (invoker commands); the starter answers for browsers
 * that do not know them. React passes them through, its types do not have them yet.
 */
export const menuCommand = (command: 'show-modal' | 'close') => ({ command, commandfor: MENU_ID });
