/** Runs before all tests of Vitest and Playwright. */
export { bundlePrograms as default } from './support/programs';
