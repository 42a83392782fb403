import styled from 'styled-components';
import { formsWithoutScript } from '~/content/site';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/TextLink';

/** Under a form, where the browser runs no JavaScript: what the form needs, and the mail address as the other way. */
export function NoScriptNote() {
  const { text, email, href } = formsWithoutScript;
  return (
    <noscript>
      <Note>
        {text} <TextLink href={href}>{email}</TextLink>
      </Note>
    </noscript>
  );
}

const Note = styled.p`
  margin-top: ${theme.space.ml};
  color: ${theme.color.text2};
`;
