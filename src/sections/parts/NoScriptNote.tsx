import styled from 'styled-components';
import { formsWithoutScript } from '~/content/contacts';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/navigation/TextLink';

/** Below a form: what the form needs, and the mail address as an alternative. Hidden when the app runs. */
export function NoScriptNote() {
  const { text, email, href } = formsWithoutScript;
  return (
    <Note data-without-js="">
      {text} <TextLink href={href}>{email}</TextLink>
    </Note>
  );
}

const Note = styled.p`
  margin-top: ${theme.space.ml};
  color: ${theme.color.text2};
`;
