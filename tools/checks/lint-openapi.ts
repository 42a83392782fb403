/** `npm run api:lint`: checks openapi.yaml with Redocly's recommended rules. Any error or warning fails. */
import { fileURLToPath } from 'node:url';
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';

const ref = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
// The site calls `/news/` with a trailing slash (specification, section 7), so the contract does the same.
const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
const problems = await lint({ ref, config });
const totals = getTotals(problems);

formatProblems(problems, { format: 'codeframe', totals, version: 'openapi-core' });
console.log(`openapi.yaml: ${totals.errors} errors, ${totals.warnings} warnings`);
process.exitCode = totals.errors + totals.warnings > 0 ? 1 : 0;
