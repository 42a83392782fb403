/** The header of the home page is transparent until the page is scrolled by more than this (S2.header.clear). */
export const SOLID_AFTER_PX = 100;
