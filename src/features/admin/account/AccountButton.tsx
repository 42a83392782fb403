import { useState } from 'react';
import { adminWords } from '~/features/admin/words';
import { IconButton } from '~/ui/button/IconButton';
import { circleUser } from '~/ui/icons/admin';
import { AccountDialog } from './AccountDialog';
import { useAccount } from './use-account';

/** Opens the dialog of the account. Not shown if the backend has no accounts to manage. */
export function AccountButton() {
  const { query, isOffered } = useAccount();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <IconButton
        label={adminWords.account.open}
        drawing={circleUser}
        variant="plain"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          void query.refetch();
        }}
      />
      <AccountDialog isOpen={isOpen} onClose={() => setOpen(false)} query={query} />
    </>
  );
}
