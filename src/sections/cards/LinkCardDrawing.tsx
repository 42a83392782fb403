import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

interface Props {
  name: 'vision' | 'mission';
}

const { strand, line, color } = theme;

const ART_HEIGHT = '190px';
const ART_HEIGHT_PHONE = '150px';

const STOPS = [110, 290, 470] as const;

/** Line art on the bottom edge of a link card: a rising bundle, or three stops on one line. */
export function LinkCardDrawing({ name }: Props) {
  return (
    <Drawing
      viewBox="0 0 620 190"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      strokeWidth={line.width}
      aria-hidden="true"
    >
      {name === 'vision' ? <Rising /> : <Stops />}
    </Drawing>
  );
}

function Rising() {
  return (
    <>
      <path d="M-20 168H250C350 168 350 62 450 62H640" stroke={strand.route.line} />
      <path d="M-20 180H256C362 180 362 74 456 74H640" stroke={strand.flow.line} />
      <path d="M-20 192H262C374 192 374 86 462 86H640" stroke={strand.cover.line} />
    </>
  );
}

function Stops() {
  return (
    <g stroke={strand.route.line}>
      <path d="M-20 140H640" />
      {STOPS.map((x) => (
        <circle key={x} cx={x} cy="140" r="15" fill={color.accentTint} />
      ))}
    </g>
  );
}

const Drawing = styled.svg`
  position: absolute;
  z-index: -1;
  right: 0;
  bottom: 0;
  width: 100%;
  height: ${ART_HEIGHT};
  border-radius: 0 0 ${theme.radius.xl} ${theme.radius.xl};

  ${media.phone} {
    height: ${ART_HEIGHT_PHONE};
  }
`;
