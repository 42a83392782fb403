import { errorText, isUnauthorized } from '~/api/errors';
import { adminWords } from '~/features/admin/words';
import { Button } from '~/ui/button/Button';
import { Alert } from '~/ui/status/Alert';

const words = adminWords.account;

interface Props {
  error: Error;
  onSignIn: () => void;
  /** Offers to try again, unless the session has ended. */
  onRetry?: () => void;
}

/** Why a call of the account failed, and what to do about it. */
export function Failure({ error, onSignIn, onRetry }: Props) {
  const isSignedOut = isUnauthorized(error);
  const action = isSignedOut ? { label: words.signIn.submit, run: onSignIn } : { label: words.retry, run: onRetry };
  return (
    <Alert
      tone="danger"
      actions={
        action.run && (
          <Button variant="line" size="small" onClick={action.run}>
            {action.label}
          </Button>
        )
      }
    >
      {errorText(error, words.failed)}
    </Alert>
  );
}
