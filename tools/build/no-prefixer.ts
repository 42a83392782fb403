/** Replaces the vendor prefixer of stylis, which styled-components bundles but does not use by default. */
export const prefix = (value: string) => value;
