import { NotFound } from './NotFound';

/** Any address without a page. The admin shows the same component, so the client has it, too. */
export default function NotFoundPage() {
  return <NotFound />;
}
