import { pageMessages } from '~/content/page-messages';
import { notFoundScreen } from '~/content/screens/not-found';
import { DeadEnd } from '~/sections/parts/DeadEnd';
import { ButtonLink } from '~/ui/button/ButtonLink';

/** Any address without a page. */
export default function NotFoundPage() {
  const { documentTitle, text, home, contact } = notFoundScreen;
  return (
    <DeadEnd documentTitle={documentTitle} title={pageMessages.notFound.heading} text={text}>
      <ButtonLink href={home.href}>{home.text}</ButtonLink>
      <ButtonLink variant="line" href={contact.href}>
        {contact.text}
      </ButtonLink>
    </DeadEnd>
  );
}
