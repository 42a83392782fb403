import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field';
import { selectStyles } from './form-styles';

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
  ${selectStyles}
  text-overflow: ellipsis;
`;
