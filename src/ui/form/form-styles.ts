import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { fade, mix } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { color, space, line, radius, size, text } = theme;

/** The box of inputs, selects and text areas. 17px text, so that phones do not zoom in. */
export const inputStyles = css`
  width: 100%;
  min-height: ${size.control};
  padding: ${space.s} ${space.m};
  border: ${line.thin} solid ${color.borderStrong};
  border-radius: ${radius.m};
  background-color: ${color.surface};
  color: ${color.text};
  font-size: ${text.body};
  line-height: ${theme.leading.small};

  &:placeholder-shown {
    text-overflow: ellipsis;
  }

  &::placeholder {
    color: ${color.text3};
    opacity: 1;
  }

  &:focus {
    outline: ${theme.focus.width} solid ${fade(color.focus, 30)};
    outline-offset: 0;
    border-color: ${color.focus};
    border-radius: ${radius.m};
  }

  &[data-valid] {
    border-color: ${theme.strand.flow.line};
    padding-right: ${space.xxl};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    background-color: ${mix(color.dangerBg, 45, color.surface)};
  }

  &:disabled {
    background-color: ${color.surface3};
    border-color: transparent;
    color: ${color.text3};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[aria-invalid='true'] {
      border-style: dashed;
    }

    &:focus {
      outline-color: Highlight;
    }
  }
`;

/** Two gradients in the colour of the text, and their positions. */
const CHEVRON =
  'linear-gradient(45deg,transparent 50%,currentColor 50%),linear-gradient(-45deg,transparent 50%,currentColor 50%)';
const CHEVRON_AT = 'right 24px center,right 18px center';
const CHEVRON_SIZE = '7px 7px';

/** A native select in such a box, with a chevron in the colour of the text. */
export const selectStyles = css`
  ${inputStyles}
  appearance: none;
  padding-right: ${space.xxl};
  background-image: ${CHEVRON};
  background-position: ${CHEVRON_AT};
  background-size: ${CHEVRON_SIZE};
  background-repeat: no-repeat;

  ${media.forcedColors} {
    appearance: auto;
    background-image: none;
  }
`;

/** A form with its fields below each other. */
export const FormGrid = styled.form`
  display: grid;
  gap: ${space.ml};
`;

/** Two short fields side by side where there is room. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${space.ml};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
