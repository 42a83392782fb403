import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, type FieldProps } from './Field';
import { inputStyles } from './field-styles';

interface Props extends FieldProps, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Text of several lines; the visitor may drag it taller. */
export function TextArea({ label, hint, error, errorDisplay, isValid, isOptional, note, id, ...rest }: Props) {
  return (
    <Field {...{ label, hint, error, errorDisplay, isValid, isOptional, note, id }}>
      {(control) => <Control {...rest} {...control} />}
    </Field>
  );
}

const MIN_HEIGHT = '140px';

const Control = styled.textarea`
  ${inputStyles}
  min-height: ${MIN_HEIGHT};
  resize: vertical;
`;
