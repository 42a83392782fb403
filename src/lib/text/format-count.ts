/** A whole number with thousands separators: '2,000'. Without `Intl`, whose first use blocks a slow phone for 100 ms. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** The part of a list that is shown: 'Articles 1 to 20 of 2,000'. */
export const formatRange = (noun: string, first: number, last: number, count: number) =>
  `${noun} ${formatCount(first)} to ${formatCount(last)} of ${formatCount(count)}`;
