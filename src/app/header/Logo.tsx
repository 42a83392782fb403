import styled from 'styled-components';

/** The id of the drawing that `LogoDrawing` puts into every page. */
export const LOGO_DRAWING = 'mindwave-logo';

/** The logo. The link around it gives it a name. */
export function Logo() {
  return (
    <Drawing viewBox="0 0 231 44" width="231" height="44" aria-hidden="true">
      <use href={`#${LOGO_DRAWING}`} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  width: auto;
  height: 100%;
`;
