import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

/** A single column of fields. */
export const FormGrid = styled.form`
  display: grid;
  gap: ${theme.space.ml};
`;

/** A line below a form. */
export const Note = styled.p`
  color: ${theme.color.text3};
  font-size: ${theme.text.small};
`;

/** Two short fields side by side where there is room. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${theme.space.ml};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
