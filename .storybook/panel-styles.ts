import { styled } from 'storybook/theming';

/** Styles of the panels. They are part of Storybook's interface, so they use its theme. */

export const Panel = styled.div(({ theme }) => ({
  height: '100%',
  overflow: 'auto',
  padding: 12,
  background: theme.background.content,
}));

export const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 10,
  fontSize: theme.typography.size.s2,
  color: theme.color.defaultText,
  '& fieldset': { display: 'flex', alignItems: 'center', gap: 4, border: 0, margin: 0, padding: 0 },
  '& legend': { float: 'left', padding: 0, marginRight: 8 },
  '& input[type=number]': { width: 72, font: 'inherit' },
  '& span': { color: theme.textMutedColor },
}));

export const Toggle = styled.button(({ theme }) => ({
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  padding: '5px 10px',
  background: theme.background.app,
  color: theme.color.defaultText,
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: theme.color.secondary, color: theme.color.lightest },
}));

export const Empty = styled.p(({ theme }) => ({ padding: 16, color: theme.textMutedColor }));

/** The slider is as wide as the stage, so that its thumb is above the line. */
export const Range = styled.input({ display: 'block', width: '100%', margin: '0 0 6px' });

export const Stage = styled.div(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: theme.color.lightest,
  outline: `1px solid ${theme.appBorderColor}`,
}));

export const Screen = styled.iframe({ border: 0, transformOrigin: '0 0' });

/** The story receives wheel events, and the comp follows its scroll position. */
export const Comp = styled.div({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '&[data-difference=true]': { mixBlendMode: 'difference' },
  '& img': { display: 'block' },
});

export const Line = styled.div(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 2,
  marginLeft: -1,
  background: theme.color.secondary,
  pointerEvents: 'none',
}));

export const Users = styled.div(({ theme }) => ({
  padding: 16,
  fontSize: theme.typography.size.s2,
  color: theme.color.defaultText,
  '& h3': { margin: '0 0 6px', fontSize: theme.typography.size.s3 },
  '& ul': { margin: '0 0 20px', paddingLeft: 20, columns: '280px' },
  '& li': { marginBottom: 4 },
  '& button': {
    border: 0,
    padding: 0,
    background: 'none',
    font: 'inherit',
    color: theme.color.secondary,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
}));
