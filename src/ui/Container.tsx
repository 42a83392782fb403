import styled from 'styled-components';
import { wrap } from '~/theme/mixins';

/** Page width and gutters: the inner box of a section. */
export const Container = styled.div`
  ${wrap}
`;
