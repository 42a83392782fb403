/** Filled LinkedIn mark, drawn for the footer: `<Icon drawing={linkedInMark} isFilled />`. */
export const linkedInMark =
  'M5 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM3 9.8h4V21H3ZM9.5 9.8h3.8v1.5c.6-1 1.9-2 3.8-2 4 0 4.8 2.6 4.8 6V21h-4v-5c0-1.2 0-2.8-1.7-2.8s-1.9 1.3-1.9 2.7V21h-4Z';
