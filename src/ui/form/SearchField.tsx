import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/icons/Icon';
import { search } from '~/ui/icons/screens';
import { Field, type FieldProps } from './Field';
import { inputStyles } from './form-styles';

interface Props extends Pick<FieldProps, 'label' | 'limit' | 'note'>, Omit<ComponentProps<'input'>, 'id'> {}

/** A search field. Its label is hidden: the icon and the placeholder say what it is. */
export function SearchField({ label, limit, note, ...rest }: Props) {
  return (
    <Field {...{ label, limit, note }} isLabelHidden>
      {({ 'data-valid': _isValid, ...control }) => (
        <Box>
          <Icon drawing={search} />
          <Input type="search" dir="auto" {...rest} {...control} />
        </Box>
      )}
    </Field>
  );
}

const { space } = theme;

const Box = styled.div`
  position: relative;
  display: grid;

  > .icon {
    position: absolute;
    top: ${space.m};
    left: ${space.m};
    color: ${theme.color.text3};
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${inputStyles}
  padding-left: ${space.xxl};
`;
