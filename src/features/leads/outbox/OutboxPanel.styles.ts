import styled from 'styled-components';
import { card } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, color, text, strand, layout, leading } = theme;

/** Below the bar that opens it. */
const TOP = `calc(${layout.header} + ${theme.size.control} + ${space.s})`;
/** Keeps three lines of a message at the bottom of the window from covering anything. */
const TOAST_ROOM = '140px';

export const Panel = styled.section`
  ${card}
  position: fixed;
  right: max(${space.l}, ${theme.safe.x});
  top: ${TOP};
  z-index: ${theme.z.submenu};
  width: min(${layout.panel}, calc(100vw - ${space.xl} - 2 * ${theme.safe.x}));
  max-height: calc(100svh - ${TOP} - ${TOAST_ROOM});
  padding: 0 ${space.ml} ${space.ml};
  overflow: auto;
  color: ${color.text2};
  font-size: ${text.small};
  line-height: ${leading.caption};
  box-shadow: ${theme.shadow.overlay};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin: 0 -${space.ml} ${space.m};
  padding: ${space.xs} ${space.s} ${space.xs} ${space.ml};
  border-bottom: 1px solid ${color.border};
  color: ${color.text};

  h2 {
    flex: 1;
    font-size: ${text.prose};
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};
  margin-top: ${space.m};
  --station: ${strand.signal.line};

  &[data-state='sending'] {
    --station: ${strand.cover.line};
  }

  &[data-state='refused'] {
    --station: ${strand.route.line};
  }

  strong {
    color: ${color.text};
    font-size: ${text.base};
  }
`;

export const Station = styled.span`
  width: ${theme.line.stationSmall};
  height: ${theme.line.stationSmall};
  border: ${theme.line.width} solid var(--station);
  border-radius: ${theme.radius.round};
`;

export const Reason = styled.p`
  color: ${color.danger};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space.m};
  margin-top: ${space.xs};
  color: ${color.text};
  font-size: ${text.base};
`;
