import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field';
import { inputStyles } from './form-styles';

interface Props extends FieldProps, Omit<ComponentProps<'textarea'>, 'id'> {}

/** A multi-line text field that the user can make taller. */
export function TextArea({ label, hint, error, errorDisplay, isValid, isOptional, note, limit, id, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, errorDisplay, isValid, isOptional, note, limit, id }}>
      {(control) => <Control dir="auto" {...rest} {...control} />}
    </Field>
  );
}

const MIN_HEIGHT = '140px';

const Control = styled.textarea`
  ${inputStyles}
  min-height: ${MIN_HEIGHT};
  resize: vertical;
`;
