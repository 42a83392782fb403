import { type ClipboardEvent, type FocusEvent, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mailField } from '~/features/leads/mail-field';
import type { CallbackFormValues } from './callback-lead';
import { type CallbackField, checkField, MAX_LENGTH, stripPrefix } from './callback-rules';

/**
 * Delays what happens on blur until the press that took the focus is over. An error that appears earlier would move the
 * pressed button from under the pointer, and no click would follow. Nothing happens if the click has closed the dialog.
 */
function useAfterPress() {
  const isPressed = useRef(false);
  useEffect(() => {
    const onPress = ({ type }: MouseEvent) => {
      isPressed.current = type === 'mousedown';
    };
    for (const type of ['mousedown', 'mouseup'] as const) window.addEventListener(type, onPress, true);
    return () => {
      for (const type of ['mousedown', 'mouseup'] as const) window.removeEventListener(type, onPress, true);
    };
  }, []);
  return (onBlur: (event: FocusEvent) => unknown) => (event: FocusEvent) => {
    const run = () => event.target.closest('dialog:not([open])') ?? onBlur(event);
    if (isPressed.current) window.addEventListener('mouseup', () => setTimeout(run), { once: true });
    else run();
  };
}

/** The props of the callback form's fields: rules, errors, and a phone number without the country's prefix. */
export function useCallbackFields({ register, clearErrors, setValue, formState }: UseFormReturn<CallbackFormValues>) {
  const { errors, touchedFields, dirtyFields } = formState;

  const filled = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
  const mail = mailField((address) => setValue('email', address, filled));

  const afterPress = useAfterPress();
  const field = (name: CallbackField) => {
    const { onBlur, ...registered } = register(name, {
      validate: (value) => checkField(name, value),
      onChange: () => clearErrors(name),
      ...(name === 'email' && { onBlur: mail.onLeave }),
    });
    return {
      ...registered,
      onBlur: afterPress(onBlur),
      limit: MAX_LENGTH[name],
      error: errors[name]?.message,
      isValid: Boolean(touchedFields[name] && dirtyFields[name] && !errors[name]),
    };
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const stripped = stripPrefix(pasted);
    if (stripped === pasted.trim()) return;
    event.preventDefault();
    setValue('phone', stripped, filled);
  };

  // Fields are registered in visual order, because an invalid submit focuses the first wrong field.
  const [name, company, email] = [field('name'), field('company'), field('email')];
  return { name, company, email: { ...email, onPaste: mail.onPaste }, phone: { ...field('phone'), onPaste } };
}
