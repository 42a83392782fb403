/** What the global style does under `prefers-reduced-motion`, for every story at once. */
const REDUCED_MOTION =
  '*,::before,::after,::backdrop{animation:none!important;transition-duration:0s!important;scroll-behavior:auto!important}';

/**
 * As far as a style can act like forced colours: system colours for text, grounds, borders and the marks that must survive.
 * The browser's own emulation (developer tools, Rendering) shows the rest.
 */
const FORCED_COLORS =
  '*,::before,::after{background-color:Canvas!important;background-image:none!important;color:CanvasText!important;border-color:CanvasText!important;box-shadow:none!important}' +
  'a{color:LinkText!important}button{color:ButtonText!important;border-color:ButtonText!important}[aria-pressed=true],[aria-current]{outline:2px solid Highlight}';

/** The style for a story under the conditions of the toolbar. */
export function conditionsCss(isMotionReduced: boolean, areColorsForced: boolean): string {
  return (isMotionReduced ? REDUCED_MOTION : '') + (areColorsForced ? FORCED_COLORS : '');
}
