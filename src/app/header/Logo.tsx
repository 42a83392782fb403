import styled from 'styled-components';
import { theme } from '~/theme/theme';

const ID = 'mindwave-logo';

interface Props {
  /** Reuses the logo that is already on the page, so that the HTML contains the paths only once. */
  isCopy?: boolean;
}

const { strand } = theme;

/**
 * The logo as inline SVG. It takes its colours from the surroundings, so it fades between the transparent and the solid
 * header, follows the theme and needs no request. The link around it gives it a name.
 */
export function Logo({ isCopy = false }: Props) {
  return (
    <Drawing viewBox="0 0 231 44" width="231" height="44" aria-hidden="true">
      {isCopy ? (
        <use href={`#${ID}`} />
      ) : (
        <g id={ID}>
          <g fill="none" strokeLinecap="round" strokeWidth="2.9">
            <path
              stroke={strand.route.line}
              d="M1.7 42.2V11.9a10.17 10.17 0 0 1 20.33 0v18.6a3.17 3.17 0 0 0 6.34 0V11.9a10.17 10.17 0 0 1 20.33 0v30.3"
            />
            <path
              stroke={strand.flow.line}
              d="M5.2 42.2V11.9a6.67 6.67 0 0 1 13.33 0v18.6a6.67 6.67 0 0 0 13.34 0V11.9a6.67 6.67 0 0 1 13.33 0v30.3"
            />
            <path
              stroke={strand.cover.line}
              d="M8.7 42.2V11.9a3.17 3.17 0 0 1 6.33 0v18.6a10.17 10.17 0 0 0 20.34 0V11.9a3.17 3.17 0 0 1 6.33 0v30.3"
            />
          </g>
          <path
            fill="currentColor"
            d="M64.5 35V12.1h6.1l7.1 16.7h.1l7.1-16.7h6V35h-4.4V18.1h-.1L79.5 35h-3.8l-7-16.9h-.1V35Zm30.6 0V18h4.3v17Zm2.2-18.8q-1 0-1.7-.7t-.7-1.7.7-1.7q.7-.8 1.7-.8t1.7.7.7 1.8q0 .9-.7 1.7-.7.7-1.7.7m6.9 18.8V22.3h-2.1V18h4.4v2.7h1.2q.9-1.4 2.4-2.2t3.7-.8q3.5 0 5.4 1.9 2 1.9 2 5.2V35h-4.4v-9.4q0-2-1-3-1.1-1.1-3.1-1.1-2.1 0-3.1 1.1-1.1 1-1.1 3V35Zm27.6.3q-2.6 0-4.5-1.1-1.8-1.1-2.7-3-1-2-1-4.7t1-4.7q.9-2 2.6-3 1.8-1.1 4.2-1.1 1.9 0 3.3.7t2.1 2h.1v-9.2h4.3v19.5h2.2V35H139v-2.7h-1.2q-.9 1.4-2.4 2.2t-3.6.8m.7-3.7q2 0 3.2-1.1 1.2-1.2 1.2-3.1v-1.8q0-1.9-1.2-3.1-1.2-1.1-3.2-1.1-2.2 0-3.4 1.4-1.1 1.3-1.1 3.7t1.1 3.7q1.2 1.4 3.4 1.4m17.4 3.4-5.5-17h4.4l3.6 11.7h.1l4.2-11.7h4.1l4.2 11.7h.1l3.5-11.7h4.4l-5.4 17h-4.7l-4.1-11.4h-.2L154.5 35Zm30 .3q-3 0-4.6-1.4-1.7-1.5-1.7-3.9t1.7-3.8 5-1.4h5.1v-.6q0-3.1-3.6-3.1-3 0-3.7 2.2h-4.2q.5-2.8 2.5-4.2 2.1-1.4 5.4-1.4 3.8 0 5.7 1.7 2 1.7 2 4.9v6.4h2V35h-4.4v-2.7h-1.2q-.9 1.4-2.3 2.2-1.5.8-3.7.8m.6-3.3q1.4 0 2.5-.5t1.7-1.4q.7-.9.7-2v-.3h-4.9q-2.8 0-2.8 2 0 1.1.7 1.6.8.6 2.1.6m18.2 3-7.3-17h4.5l5 12.1h.1l4.9-12.1h4.5l-7.3 17Zm20.9.3q-2.8 0-4.8-1-2-1.1-3.1-3.1t-1.1-4.8q0-2.7 1.1-4.6 1-2 3-3.1 2-1 4.7-1 2.6 0 4.5 1t2.9 2.9q1 1.8 1 4.5v1.5h-13.1q.3 2.1 1.5 3.2 1.3 1.1 3.3 1.1 1.6 0 2.5-.6 1-.5 1.4-1.7h4.3q-.6 2.7-2.7 4.2-2.2 1.5-5.4 1.5m-4.7-10.7h8.7q-.2-1.7-1.3-2.6t-2.9-.9-3 .9-1.5 2.6"
          />
        </g>
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  width: auto;
  height: 100%;
`;
