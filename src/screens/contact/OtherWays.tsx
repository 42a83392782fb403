import styled from 'styled-components';
import { contacts } from '~/content/contacts';
import { openCallback } from '~/features/leads/callback/callback-store';
import { Note } from '~/features/leads/Note';
import { theme } from '~/theme/theme';
import { TextButton } from '~/ui/button/TextButton';
import { TextLink } from '~/ui/navigation/TextLink';
import { contactWords } from './words';

const { before, action, between, after } = contactWords.form.otherWays;

/** Offers a callback and the mail address. It is always next to the contact form. */
export function OtherWays() {
  return (
    <Ways>
      {before}{' '}
      <TextButton data-replay="" onClick={openCallback}>
        {action}
      </TextButton>{' '}
      {between} <TextLink href={contacts.general.href}>{contacts.general.email}</TextLink>
      {after}
    </Ways>
  );
}

const Ways = styled(Note)`
  /* In the middle of a sentence it looks like the link after it. */
  > button {
    margin-inline: calc(-1 * ${theme.space.xxs});
    color: ${theme.color.link};
    font-weight: inherit;
  }
`;
