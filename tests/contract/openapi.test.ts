import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { operationIds, operations } from '~contract/contract';
import { contract, exampleProblems } from '../../certifier/document';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('openapi.yaml', () => {
  it('has only examples that match their schemas', () => {
    const examples = exampleProblems();
    expect(examples.length).toBeGreaterThan(30);
    expect(examples.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });

  it('declares exactly the operations in the table', () => {
    const declared = Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        method === 'parameters' ? [] : [`${operation.operationId} ${method.toUpperCase()} ${path}`],
      ),
    );
    expect(declared.sort()).toEqual(
      operationIds.map((id) => `${id} ${operations[id].method} ${operations[id].path}`).sort(),
    );
  });

  it.each(operationIds)('agrees with the table on the authorization and the errors of %s', (id) => {
    const { path, method, auth } = operations[id];
    const operation = contract.paths[path]?.[method.toLowerCase()];
    expect((operation?.security?.length ?? 0) > 0).toBe(auth);
    expect('401' in (operation?.responses ?? {})).toBe(auth || id === 'login');
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses.some((status) => status >= '400')).toBe(true);
  });

  it('has four deprecated operations, which the site does not call', { tags: ['S7.unused'] }, () => {
    const deprecated = Object.keys(contract.paths).filter((path) => contract.paths[path]?.post?.deprecated);
    expect(deprecated).toEqual(['/users/login', '/users/login1', '/users/login2', '/customer/auth0ResetPassword']);
    const files = ts.sys.readDirectory(`${root}src`, ['.ts', '.tsx']);
    expect(files.length).toBeGreaterThan(100);
    const callers = files.filter((file) => /\/users\/login|auth0ResetPassword/.test(readFileSync(file, 'utf8')));
    expect(callers).toEqual([]);
  });
});
