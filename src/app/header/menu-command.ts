export const MENU_ID = 'site-menu';

/**
 * Attributes of a button that opens or closes the menu (invoker commands). The starter handles browsers without them.
 * React passes them through, but its types do not include them yet.
 */
export const menuCommand = (command: 'show-modal' | 'close') => ({ command, commandfor: MENU_ID });
