import styled from 'styled-components';
import { theme } from '~/theme/theme';

/** Content to scroll under the header. */
export function TallPage({ isDark = false }: { isDark?: boolean }) {
  return (
    <Room data-surface={isDark ? 'dark' : undefined} $isDark={isDark}>
      <h1>A page under the header</h1>
    </Room>
  );
}

const TOP = '128px';

const Room = styled.main<{ $isDark: boolean }>`
  min-height: 200vh;
  padding: ${TOP} ${theme.space.gutter};
  background: ${({ $isDark }) => ($isDark ? theme.color.ink : theme.color.bg)};
`;
