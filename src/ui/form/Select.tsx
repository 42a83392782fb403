import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Field, type FieldProps } from './Field';
import { inputStyles } from './form-styles';

interface Props extends FieldProps, Omit<ComponentProps<'select'>, 'id'> {}

/** Native select in the field's box, with a chevron in the text's colour. The options are its children. */
export function Select({ label, hint, error, errorDisplay, isValid, isOptional, note, id, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, errorDisplay, isValid, isOptional, note, id }}>
      {(control) => <Control {...rest} {...control} />}
    </Field>
  );
}

const Control = styled.select`
  ${inputStyles}
  appearance: none;
  padding-right: ${theme.space.xxl};
  background-image: ${theme.line.chevron};
  background-position: ${theme.line.chevronAt};
  background-size: ${theme.size.menuMark} ${theme.size.menuMark};
  background-repeat: no-repeat;
  text-overflow: ellipsis;

  ${media.forcedColors} {
    appearance: auto;
    background-image: none;
  }
`;
