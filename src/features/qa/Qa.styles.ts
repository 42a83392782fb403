import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { qaTones } from '~/theme/tones';

const { color, space, text, radius, size, line, font } = theme;

const PANEL_WIDTH = '520px';
const HEAD_HEIGHT = '64px';

/** Three scenario tiles in a row, two on a phone. */
const TILE = 'minmax(136px, 1fr)';

/** Name, track, value. */
const RANGE_COLUMNS = '108px minmax(0, 1fr) 72px';

const SELECT_WIDTH = '172px';

/** Dark in both themes, with the signal colour as its only accent. */
export const Panel = styled.section`
  --focus: ${color.signal500};
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${theme.z.toast};
  box-sizing: content-box;
  padding: ${theme.safe.top} ${theme.safe.x} ${theme.safe.bottom} 0;
  display: flex;
  flex-direction: column;
  width: ${PANEL_WIDTH};
  max-width: 100%;
  background: ${qaTones.ground};
  color: ${color.text};
  box-shadow: ${qaTones.shadow};
  font-size: ${text.small};

  ${media.forcedColors} {
    border-left: 1px solid;
  }

  ${media.print} {
    display: none;
  }
`;

export const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space.s};
  height: ${HEAD_HEIGHT};
  padding: 0 ${space.sPlus} 0 ${space.l};
  border-bottom: 1px solid ${color.border};

  h2 {
    flex: 1;
    font-size: ${text.h4};
  }
`;

export const Body = styled.div`
  flex: 1;
  display: grid;
  gap: ${space.ml};
  align-content: start;
  padding: ${space.m} ${space.l};
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Intro = styled.p`
  color: ${color.text2};
`;

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${space.xs};
    padding: 0;
    color: ${color.text3};
    font-size: ${text.caption};
    font-weight: ${font.weight.strong};
  }
`;

export const Hint = styled.p`
  margin-bottom: ${space.xs};
  color: ${color.text3};
  font-size: ${text.caption};
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${TILE});
  gap: ${space.xs};
`;

export const Tile = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${size.controlSmall};
  padding: ${space.xxs} ${space.s};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  font-weight: ${font.weight.medium};
  line-height: ${theme.leading.snug};
  cursor: pointer;

  &:hover {
    background: ${color.surface3};
  }

  &:has(:checked) {
    border-color: ${color.signal500};
    background: ${color.signalBg};
    outline: 1px solid ${color.signal500};
  }

  &:has(:focus-visible) {
    outline: ${theme.focus.width} solid ${color.focus};
    outline-offset: ${theme.focus.offset};
  }

  ${media.forcedColors} {
    &:has(:checked) {
      outline-width: ${theme.focus.width};
    }
  }
`;

export const Range = styled.div`
  display: grid;
  grid-template-columns: ${RANGE_COLUMNS};
  gap: ${space.s};
  align-items: center;
  min-height: ${size.controlDense};

  > input[type='range'] {
    width: 100%;
    min-height: ${size.target};
    margin: 0;
    accent-color: ${color.signal500};
  }

  > span {
    font-weight: ${font.weight.strong};
    text-align: right;
  }
`;

export const NumberInput = styled.input`
  max-width: ${SELECT_WIDTH};
  min-height: ${size.controlDense};
  padding: 0 ${space.xsPlus};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
`;

export const Operations = styled.div`
  border-top: 1px solid ${color.border};
`;

export const Operation = styled.div`
  display: flex;
  gap: ${space.s};
  align-items: center;
  justify-content: space-between;
  min-height: ${size.segment};
  padding-block: ${space.x3s};
  border-bottom: 1px solid ${color.border};

  > label {
    min-width: 0;
    font-family: ${font.mono};
    overflow-wrap: anywhere;
    font-size: ${text.caption};
  }

  > select {
    flex: none;
    width: ${SELECT_WIDTH};
    min-height: ${size.controlDense};
    padding: 0 ${space.xs};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.s};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-size: ${text.caption};

    &[data-set] {
      border-color: ${color.signal500};
      color: ${color.signal500};
    }
  }
`;

export const Status = styled.p`
  flex: none;
  margin: 0;
  padding: ${space.xsPlus} ${space.l};
  border-top: ${line.thin} solid ${color.border};
  color: ${color.signal500};
  overflow-wrap: anywhere;

  /* Not hidden, because a screen reader announces only changes of an element that was there before. */
  &:empty {
    padding: 0;
    border: 0;
  }
`;

export const Foot = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding: ${space.sPlus} ${space.l};
  border-top: 1px solid ${color.border};
`;
