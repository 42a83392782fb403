import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { centred, plainButton } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Field, type FieldProps } from '~/ui/form/Field';
import { inputStyles } from '~/ui/form/form-styles';
import { eye } from '~/ui/icons/admin';
import { Icon } from '~/ui/icons/Icon';
import { adminWords } from './words';

const words = adminWords.login;

interface Props extends ComponentProps<'input'>, Pick<FieldProps, 'hint' | 'error' | 'limit'> {
  label?: string;
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ label = words.password, hint, error, limit, ...props }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, limit }}>
      {({ 'data-valid': _isValid, ...control }) => (
        <Box>
          <Input autoComplete="current-password" {...props} {...control} type={isShown ? 'text' : 'password'} />
          <Toggle
            type="button"
            aria-label={isShown ? words.hide(label) : words.show(label)}
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
  ${centred(size.controlSmall)}
  border-radius: ${theme.radius.round};
  color: ${color.text3};

  &:hover {
    background: ${color.surface3};
  }

  &[aria-pressed='true'] {
    color: ${color.text};
  }
`;
