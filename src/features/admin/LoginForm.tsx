import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { NoTokenError, useLogin } from '~/api/account/session';
import { ApiError, errorText } from '~/api/errors';
import { rememberedEmail } from '~/api/token';
import { adminMessages } from '~/content/admin-messages';
import { Button } from '~/ui/button/Button';
import { ModalActions } from '~/ui/dialog/ModalActions';
import { Checkbox } from '~/ui/form/Checkbox';
import { FormGrid } from '~/ui/form/form-styles';
import { TextField } from '~/ui/form/TextField';
import { lengthProblem } from '~/ui/form/text-limit';
import { Alert } from '~/ui/status/Alert';
import { CREDENTIALS_EMAIL_MAX_LENGTH, CREDENTIALS_PASSWORD_MAX_LENGTH } from '~contract/generated/limits';
import { PasswordField } from './PasswordField';
import { adminWords } from './words';

const words = adminWords.login;

/** The server's message, or the error's message, or the default message. */
const failureText = (error: unknown) =>
  error instanceof NoTokenError ? adminMessages.login.noToken : errorText(error, adminMessages.login.failure);

/** Counts down the seconds until the server accepts another attempt. */
function useCountdown(error: unknown): number {
  const wait = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    setLeft(wait);
    if (wait === 0) return;
    const until = performance.now() + wait * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [wait, error]);
  return left;
}

interface Props {
  onSignedIn?: (() => void) | undefined;
  submitLabel?: string;
  /** Another button, for use in a dialog. The form then has no 'Remember me' checkbox. */
  secondAction?: ReactNode;
}

/** The login form. Password managers can fill both fields. */
export function LoginForm({ onSignedIn, submitLabel = words.submit, secondAction }: Props) {
  const { register, handleSubmit } = useForm({
    defaultValues: { email: rememberedEmail(), password: '', isRemembered: rememberedEmail() !== '' },
  });
  const { mutateAsync, isPending, error } = useLogin();
  const secondsLeft = useCountdown(error);

  const submit = handleSubmit(async (values) => {
    if (isPending) return;
    try {
      await mutateAsync(values);
    } catch {
      // The form shows the error of the mutation.
      return;
    }
    onSignedIn?.();
  });

  const button = (
    <Button
      type="submit"
      variant={secondAction ? 'primary' : 'ink'}
      size={secondAction ? 'small' : 'base'}
      isBusy={isPending}
      busyLabel={words.busy}
    >
      {submitLabel}
    </Button>
  );
  return (
    <FormGrid onSubmit={submit} aria-label={words.title}>
      {error && (
        <Alert tone="danger">
          <span>{failureText(error)}</span>
          {secondsLeft > 0 && <div aria-live="off">{words.retry(secondsLeft)}</div>}
        </Alert>
      )}
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        required
        limit={CREDENTIALS_EMAIL_MAX_LENGTH}
        {...register('email', { validate: (text) => lengthProblem(text, CREDENTIALS_EMAIL_MAX_LENGTH) })}
      />
      <PasswordField
        required
        limit={CREDENTIALS_PASSWORD_MAX_LENGTH}
        {...register('password', { validate: (text) => lengthProblem(text, CREDENTIALS_PASSWORD_MAX_LENGTH) })}
      />
      {secondAction ? (
        <ModalActions>
          {secondAction}
          {button}
        </ModalActions>
      ) : (
        <>
          <Checkbox label={words.remember} {...register('isRemembered')} />
          {button}
        </>
      )}
    </FormGrid>
  );
}
