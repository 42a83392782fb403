import { pageMessages } from '~/content/page-messages';
import { DeadEnd } from '~/sections/parts/DeadEnd';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { notFoundWords } from './words';

/** Any address without a page. */
export function NotFound() {
  const { documentTitle, text, home, contact } = notFoundWords;
  return (
    <DeadEnd documentTitle={documentTitle} title={pageMessages.notFound.heading} text={text}>
      <ButtonLink href={home.href}>{home.text}</ButtonLink>
      <ButtonLink variant="line" href={contact.href}>
        {contact.text}
      </ButtonLink>
    </DeadEnd>
  );
}
