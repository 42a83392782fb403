import styled from 'styled-components';
import { theme } from '~/theme/theme';

export const Part = styled.section`
  display: grid;
  gap: ${theme.space.m};
`;

export const PartTitle = styled.h3`
  font-size: ${theme.text.prose};
  line-height: ${theme.leading.h3};

  &:focus {
    outline: none;
  }
`;
