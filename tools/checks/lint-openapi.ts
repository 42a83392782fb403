/** `npm run api:lint`: checks openapi.yaml with Redocly's recommended rules. Any error or warning fails. */
import { fileURLToPath } from 'node:url';
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';

const ref = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
// The site calls `/news/` with a trailing slash (specification, section 7), so the contract does the same.
// `/news/slug/{slug}` and `/news/{id}/versions` both match `/news/slug/versions`: literal parts win, as OpenAPI says.
const rules = { 'no-path-trailing-slash': 'off', 'no-ambiguous-paths': 'off' } as const;
const config = await createConfig({ extends: ['recommended'], rules });
const problems = await lint({ ref, config });
const totals = getTotals(problems);

formatProblems(problems, { format: 'codeframe', totals, version: 'openapi-core' });
console.log(`openapi.yaml: ${totals.errors} errors, ${totals.warnings} warnings`);
process.exitCode = totals.errors + totals.warnings > 0 ? 1 : 0;
