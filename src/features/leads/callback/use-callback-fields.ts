import type { ClipboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mailField } from '~/features/leads/mail-field';
import type { CallbackFormValues } from './callback-lead';
import { type CallbackField, checkField, MAX_LENGTH, stripPrefix } from './callback-rules';

/** The props of the callback form's fields: rules, errors, and a phone number without the country's prefix. */
export function useCallbackFields({ register, clearErrors, setValue, formState }: UseFormReturn<CallbackFormValues>) {
  const { errors, touchedFields, dirtyFields } = formState;

  const filled = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
  const mail = mailField((address) => setValue('email', address, filled));

  const field = (name: CallbackField) => ({
    ...register(name, {
      validate: (value) => checkField(name, value),
      onChange: () => clearErrors(name),
      ...(name === 'email' && { onBlur: mail.onLeave }),
    }),
    maxLength: MAX_LENGTH[name],
    error: errors[name]?.message,
    isValid: Boolean(touchedFields[name] && dirtyFields[name] && !errors[name]),
  });

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const stripped = stripPrefix(pasted);
    if (stripped === pasted.trim()) return;
    event.preventDefault();
    setValue('phone', stripped, filled);
  };

  // Registered in visual order: an invalid submit focuses the first wrong field.
  const [name, company, email] = [field('name'), field('company'), field('email')];
  return { name, company, email: { ...email, onPaste: mail.onPaste }, phone: { ...field('phone'), onPaste } };
}
