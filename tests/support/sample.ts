/** `CASES=all` runs every case of the large matrices, as `npm run verify` does. By default each matrix runs a sample. */
export const runsAllCases = process.env.CASES === 'all';
