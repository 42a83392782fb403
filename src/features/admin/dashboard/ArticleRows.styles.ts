import styled, { css, keyframes } from 'styled-components';
import { media } from '~/theme/media';
import { centred } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { PAGE_SIZE } from './dashboard-list';

const { space, color, layout, radius, font, text, motion, size } = theme;

export const THUMB_WIDTH = '80px';
const DATE_COLUMN = '168px';
const STATUS_COLUMN = '120px';
const ACTIONS_COLUMN = '156px';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(${motion.rise});
  }
`;

/** Rows appear one after another: after 0.2s, and 0.1s later for each row (specification section 9). */
const delays = Array.from(
  { length: PAGE_SIZE },
  (_, i) => css`
    > :nth-child(${i + 1}) {
      animation-delay: calc(${motion.adminCardBase} + ${motion.adminCardStep} * ${i});
    }
  `,
);

export const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
`;

export const List = styled.ul`
  ${media.motion} {
    > * {
      animation: ${rise} ${motion.base} ${motion.out} backwards;
    }

    ${delays}
  }
`;

/** From this width on, there is room for a table next to the drawer. Below it, rows become cards. */
const columns = css`
  ${media.wide} {
    grid-template-columns: ${THUMB_WIDTH} minmax(0, 1fr) ${DATE_COLUMN} ${STATUS_COLUMN} ${ACTIONS_COLUMN};
    gap: ${space.mlPlus};
    align-items: center;
    padding-inline: ${space.mlPlus};
  }
`;

export const HeadRow = styled.div`
  display: none;
  padding-block: ${space.s};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface2};
  color: ${color.text3};
  font-size: ${text.caption};
  font-weight: ${font.weight.strong};

  > * {
    display: flex;
    gap: ${space.xxsPlus};
    align-items: center;
  }

  > [data-sorted] {
    color: ${color.text};
  }

  ${media.wide} {
    display: grid;
  }
  ${columns}
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: ${THUMB_WIDTH} minmax(0, 1fr);
  gap: ${space.xs} ${space.m};
  align-items: start;
  padding: ${space.m} ${space.ml};

  & + & {
    border-top: 1px solid ${color.border};
  }

  &:hover {
    background: ${color.surface2};
  }

  h2 {
    font-family: ${font.body};
    font-size: ${text.body};
    font-weight: ${font.weight.button};
    letter-spacing: 0;
    line-height: ${theme.leading.snug};
    overflow-wrap: anywhere;
  }

  > :nth-child(n + 2) {
    grid-column: 2;
  }

  > :first-child {
    grid-row: span 3;
  }

  ${media.desktop} {
    grid-template-columns: ${THUMB_WIDTH} minmax(0, 1fr) auto;

    > :last-child {
      grid-area: 1 / 3 / span 3;
    }
  }

  ${media.wide} {
    > :nth-child(n) {
      grid-area: auto;
    }
  }
  ${columns}
`;

export const Thumb = styled.span`
  display: block;
  width: ${THUMB_WIDTH};
  height: ${layout.thumbHeight};
  overflow: hidden;
  border-radius: ${radius.s};

  &[data-empty] {
    background: ${color.surface3};
  }

  img {
    width: 100%;
    height: 100%;
    background: ${color.surface3};
    object-fit: cover;
  }
`;

export const PublicLink = styled.a`
  display: inline-flex;
  gap: ${space.xxsPlus};
  align-items: center;
  min-height: ${size.target};
  margin-top: ${space.xxs};
  color: ${color.link};
  font-size: ${text.small};
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`;

export const When = styled.time`
  color: ${color.text2};
  font-size: ${text.small};
`;

export const Acts = styled.span`
  display: flex;
  gap: ${space.xs};

  ${media.desktop} {
    justify-content: flex-end;
  }

  ${media.mobile} {
    margin-left: -${space.xsPlus};
  }
`;

export const EditLink = styled.a`
  ${centred(size.controlSmall)}
  border-radius: ${radius.round};
  color: ${color.text2};

  &:hover {
    background: ${color.surface3};
  }
`;
