/** The header of the home page is clear until the page is scrolled by more than this (specification section 2). */
export const SOLID_AFTER_PX = 100;
