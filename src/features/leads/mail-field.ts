import type { ClipboardEvent } from 'react';
import { MAIL_ADDRESS_PATTERN } from '~contract/generated/limits';
import { mailAddressOf } from '~contract/text';

/**
 * Finds the address in a text with more than the address, such as a copied link. Undefined if there is nothing to
 * remove.
 */
function addressIn(text: string): string | undefined {
  const address = mailAddressOf(text);
  return address !== text.trim() && MAIL_ADDRESS_PATTERN.test(address) ? address : undefined;
}

/**
 * Handlers for a field with a mail address. After a paste or on blur, `onAddress` gets the address without the text
 * around it. The browser's own check refuses the rest.
 */
export const mailField = (onAddress: (address: string) => void) => ({
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
    const address = addressIn(event.clipboardData.getData('text'));
    if (address === undefined) return;
    event.preventDefault();
    onAddress(address);
  },
  onLeave: ({ target }: { readonly target: { readonly value: string } }) => {
    const address = addressIn(target.value);
    if (address !== undefined) onAddress(address);
  },
});
