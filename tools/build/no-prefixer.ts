/** Stands in for the vendor prefixer of stylis, which styled-components carries and does not use unless it is asked to. */
export const prefix = (value: string) => value;
