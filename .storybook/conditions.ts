/** The global styles for `prefers-reduced-motion`, for every story. */
const REDUCED_MOTION =
  '*,::before,::after,::backdrop{animation:none!important;transition-duration:0s!important;scroll-behavior:auto!important}';

/**
 * Approximates forced colours with styles: system colours for text, backgrounds, borders and essential graphics. The browser's
 * emulation (developer tools, Rendering) is exact.
 */
const FORCED_COLORS =
  '*,::before,::after{background-color:Canvas!important;background-image:none!important;color:CanvasText!important;border-color:CanvasText!important;box-shadow:none!important}' +
  'a{color:LinkText!important}button{color:ButtonText!important;border-color:ButtonText!important}[aria-pressed=true],[aria-current]{outline:2px solid Highlight}';

/** Returns the styles for the conditions that are on in the toolbar. */
export function conditionsCss(isMotionReduced: boolean, areColorsForced: boolean): string {
  return (isMotionReduced ? REDUCED_MOTION : '') + (areColorsForced ? FORCED_COLORS : '');
}
