import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangePassword } from '~/api/account/account';
import { ApiError } from '~/api/errors';
import { rememberedEmail } from '~/api/token';
import { PasswordField } from '~/features/admin/PasswordField';
import { adminWords } from '~/features/admin/words';
import { Button } from '~/ui/button/Button';
import { FormGrid } from '~/ui/form/form-styles';
import { lengthProblem } from '~/ui/form/text-limit';
import { Alert } from '~/ui/status/Alert';
import {
  PASSWORD_CHANGE_CURRENT_MAX_LENGTH,
  PASSWORD_CHANGE_NEXT_MAX_LENGTH,
  PASSWORD_CHANGE_NEXT_MIN_LENGTH,
} from '~contract/generated/limits';
import { changePassword as messages } from '~contract/generated/messages';
import { textLength } from '~contract/validation/text-length';
import { Part, PartTitle } from './Account.styles';
import { Failure } from './Failure';

const words = adminWords.account.password;
const FIELDS = ['current', 'next'] as const;

/** Checks the rules that need no server. The server also refuses the most common passwords. */
const problemOf = (next: string) => {
  if (next === '') return messages.next.missing;
  if (textLength(next) < PASSWORD_CHANGE_NEXT_MIN_LENGTH) return messages.next.wrong;
  return lengthProblem(next, PASSWORD_CHANGE_NEXT_MAX_LENGTH);
};

/** Changes the password. What was typed stays until the change is stored. */
export function PasswordForm({ onSignIn }: { onSignIn: () => void }) {
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { current: '', next: '' } });
  const { mutateAsync, isPending, error } = useChangePassword();
  const [isChanged, setChanged] = useState(false);
  const email = rememberedEmail();
  const isFieldError = error instanceof ApiError && FIELDS.some((name) => error.fields[name]);

  const submit = handleSubmit(async (values) => {
    if (isPending) return;
    setChanged(false);
    try {
      await mutateAsync(values);
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.fields : {};
      for (const name of FIELDS.toReversed())
        if (fields[name]) setError(name, { message: fields[name] }, { shouldFocus: true });
      return;
    }
    reset();
    setChanged(true);
  });

  return (
    <Part>
      <PartTitle>{words.title}</PartTitle>
      <FormGrid onSubmit={submit} noValidate aria-label={words.title}>
        {isChanged && <Alert tone="ok">{words.changed}</Alert>}
        {error && !isFieldError && <Failure error={error} onSignIn={onSignIn} />}
        {/* Password managers store the new password under this name. With an empty name, they would store it as another account. */}
        {email && <input hidden readOnly autoComplete="username" value={email} />}
        <PasswordField
          label={words.current}
          limit={PASSWORD_CHANGE_CURRENT_MAX_LENGTH}
          error={formState.errors.current?.message}
          {...register('current', {
            required: messages.current.missing,
            validate: (text) => lengthProblem(text, PASSWORD_CHANGE_CURRENT_MAX_LENGTH),
          })}
        />
        <PasswordField
          label={words.next}
          hint={words.hint(PASSWORD_CHANGE_NEXT_MIN_LENGTH)}
          autoComplete="new-password"
          limit={PASSWORD_CHANGE_NEXT_MAX_LENGTH}
          error={formState.errors.next?.message}
          {...register('next', { validate: problemOf })}
        />
        <div>
          <Button type="submit" size="small" isBusy={isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </div>
      </FormGrid>
    </Part>
  );
}
