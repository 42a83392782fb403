import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field';
import { inputStyles } from './form-styles';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {}

/** One-line text field. Uncontrolled with react-hook-form: `<TextField label="Name" {...register('name')} />`. */
export function TextField({ label, hint, error, errorDisplay, isValid, isOptional, note, limit, id, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, errorDisplay, isValid, isOptional, note, limit, id }}>
      {(control) => <Control dir="auto" {...rest} {...control} />}
    </Field>
  );
}

const Control = styled.input`
  ${inputStyles}
`;
