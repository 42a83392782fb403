import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { adminScreen } from '~/content/screens/admin';
import { plainButton } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Field } from '~/ui/form/Field';
import { inputStyles } from '~/ui/form/field-styles';
import { Icon } from '~/ui/icons/Icon';
import { eye } from '~/ui/icons/admin';

const words = adminScreen.login;

/** A password field with a button that shows the password. */
export function PasswordField(props: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={words.password}>
      {({ 'data-valid': _isValid, ...control }) => (
        <Box>
          <Input {...props} {...control} type={isShown ? 'text' : 'password'} autoComplete="current-password" />
          <Toggle
            type="button"
            aria-label={isShown ? words.hide : words.show}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon drawing={eye} />
          </Toggle>
        </Box>
      )}
    </Field>
  );
}

const { size, space, color } = theme;

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${inputStyles}
  padding-right: ${space.xxl};
`;

const Toggle = styled.button`
  ${plainButton}
  position: absolute;
  top: ${space.xxs};
  right: ${space.xxs};
  display: grid;
  place-items: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  border-radius: ${theme.radius.round};
  color: ${color.text3};

  &:hover {
    background: ${color.surface3};
  }

  &[aria-pressed='true'] {
    color: ${color.text};
  }
`;
