import { useEffect } from 'react';
import { navigateTo } from '~/lib/navigation';
import { href } from '~/href';

/** `/admin` redirects to the login. */
export default function AdminRedirectPage() {
  useEffect(() => void navigateTo(href('/admin/login'), { replace: true }), []);
  return null;
}
