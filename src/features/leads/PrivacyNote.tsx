import { leadMessages } from '~/content/lead-messages';
import { TextLink } from '~/ui/navigation/TextLink';
import { Note } from './Note';

const { text, link, href } = leadMessages.privacy;

/** In every form that sends data. The draft of the form survives the visit to the notice. */
export const PrivacyNote = () => (
  <Note>
    {text} <TextLink href={href}>{link}</TextLink>
  </Note>
);
