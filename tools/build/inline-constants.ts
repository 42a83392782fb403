import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import * as messages from '../../src/content/messages.ts';
import * as media from '../../src/theme/media.ts';
import * as palette from '../../src/theme/palette.ts';
import * as theme from '../../src/theme/theme.ts';
import * as tones from '../../src/theme/tones.ts';
import * as icons from '../../src/ui/icons/common.ts';

/** Modules of `src/theme` with constant values, by file name. */
const THEME: Readonly<Record<string, object>> = { media, palette, theme, tones };

/** The module that an import refers to, if it contains constants: the theme, the messages or the icons. */
function dataOf(source: string, importer: string): object | undefined {
  if (source === '~/content/messages') return messages;
  if (source.endsWith('/icons/common')) return icons;
  const isTheme = source.startsWith('~/theme/') || (source.startsWith('./') && basename(dirname(importer)) === 'theme');
  return isTheme ? THEME[basename(source, '.ts')] : undefined;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined);

/** A property of a value, or undefined. */
const member = (value: unknown, key: string | undefined): unknown =>
  typeof value === 'object' && value !== null && key !== undefined && Object.hasOwn(value, key)
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** Names declared below the top level of the module. They may shadow a constant, so they are not inlined. */
function shadowedNames(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const bind = (pattern: Node) => {
    const name = nameOf(pattern);
    if (name) names.add(name);
    else for (const child of childrenOf(pattern)) bind(child);
  };
  const visit = (node: Node, isTop: boolean) => {
    if (/^(?:Arrow)?Function/.test(node.type) && Array.isArray(node.params))
      for (const param of node.params) bind(param);
    if (node.type === 'VariableDeclarator' && !isTop && isNode(node.id)) bind(node.id);
    if (node.type === 'CatchClause' && isNode(node.param)) bind(node.param);
    const isModuleLevel = isTop && /^(?:Program|VariableDeclaration|ExportNamedDeclaration)$/.test(node.type);
    for (const child of childrenOf(node)) visit(child, isModuleLevel);
  };
  visit(program, true);
  return names;
}

interface Import {
  readonly statement: Node;
  /** Its names with their values. The value of a function or an unknown export is undefined. */
  readonly names: readonly (readonly [local: string, value: unknown])[];
}

/** The imports of constants. */
function importsOf(program: Node, importer: string): Import[] {
  return childrenOf(program).flatMap((statement) => {
    const { type, source, specifiers } = statement;
    if (type !== 'ImportDeclaration' || !isNode(source) || !Array.isArray(specifiers)) return [];
    const data = dataOf(String(source.value), importer);
    if (!data) return [];
    const names = specifiers.map(({ local, imported }) => {
      const value = member(data, nameOf(imported));
      return [nameOf(local) ?? '', typeof value === 'function' ? undefined : value] as const;
    });
    return [{ statement, names }];
  });
}

/** The value of `name` or `name.a.b`, or undefined if it is not a constant. */
function constantOf(node: unknown, known: ReadonlyMap<string, unknown>): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return known.get(String(node.name));
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return undefined;
  if (node.computed && node.property.type !== 'Literal') return undefined;
  return member(constantOf(node.object, known), String(node.computed ? node.property.value : node.property.name));
}

/** The value of a literal, or of a template literal in which all values are known. */
function textOf(node: unknown, known: ReadonlyMap<string, unknown>): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || !Array.isArray(node.expressions))
    return undefined;
  const values = node.expressions.map((expression) => constantOf(expression, known));
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) return undefined;
  return node.quasis.map(({ value }, i) => `${value.cooked}${values[i] ?? ''}`).join('');
}

/** Adds the module's constants: `const ART_WIDTH = '62%'`. */
function ownConstants(program: Node, known: ReadonlyMap<string, unknown>, shadowed: ReadonlySet<string>) {
  const all = new Map(known);
  for (const declaration of childrenOf(program)) {
    if (declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of childrenOf(declaration)) {
      const name = nameOf(id);
      const value = textOf(init, all);
      if (name && value !== undefined && !shadowed.has(name)) all.set(name, value);
    }
  }
  return all;
}

/** The first name of a chain such as `name.a.b`. */
const rootOf = (node: unknown): string =>
  isNode(node) && node.type === 'MemberExpression' ? rootOf(node.object) : (nameOf(node) ?? '');

/** Constants that are destructured from others: `const { color, space } = theme`. */
function destructured(program: Node, known: ReadonlyMap<string, unknown>) {
  return childrenOf(program)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((declaration) => childrenOf(declaration).map((declarator) => ({ declaration, declarator })))
    .flatMap(({ declaration, declarator }) => {
      const { id, init } = declarator;
      const source = constantOf(init, known);
      if (source === undefined || !isNode(id) || id.type !== 'ObjectPattern') return [];
      const parts = childrenOf(id).map(
        (property) => [nameOf(property.value), member(source, nameOf(property.key))] as const,
      );
      return [{ declaration, from: rootOf(init), isAlone: childrenOf(declaration).length === 1, parts }];
    });
}

/** Whether JSON can represent a value. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isData)
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Source text of a primitive, in a template literal or as an expression. */
const literal = (value: string | number, isInTemplate: boolean) =>
  isInTemplate ? String(value).replace(/[\\`]|\$\{/g, '\\$&') : JSON.stringify(value);

function editsOf(
  program: Node,
  known: ReadonlyMap<string, unknown>,
  own: ReadonlyMap<string, unknown>,
  left: Set<string>,
): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: Node, template?: { start: number; end: number }) => {
    if (node.type === 'Identifier' || node.type === 'MemberExpression') {
      // Elsewhere, the minifier decides whether to inline the module's constants.
      const value = constantOf(node, template ? own : known);
      if (typeof value === 'string' || typeof value === 'number') {
        edits.push({ ...(template ?? node), text: literal(value, template !== undefined) });
        return;
      }
      if (node.type === 'Identifier' && known.has(String(node.name))) left.add(String(node.name));
      // In `a.b`, only `a` is a variable.
      if (node.type === 'MemberExpression') {
        if (isNode(node.object)) visit(node.object);
        if (node.computed && isNode(node.property)) visit(node.property);
      }
      return;
    }
    if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis) && Array.isArray(node.expressions)) {
      const { quasis, expressions } = node;
      for (const [i, expression] of expressions.entries()) {
        visit(expression, { start: quasis[i].end, end: quasis[i + 1].start });
      }
      return;
    }
    if (node.type === 'Property' && !node.computed) {
      if (node.shorthand && known.has(nameOf(node.value) ?? '')) left.add(nameOf(node.value) ?? '');
      else if (isNode(node.value)) visit(node.value);
      return;
    }
    if (/^(?:Import|ExportSpecifier)/.test(node.type)) return;
    for (const child of childrenOf(node)) visit(child);
  };
  const skipped = new Set(destructured(program, known).map(({ declaration }) => declaration));
  for (const statement of childrenOf(program)) if (!skipped.has(statement)) visit(statement);
  return edits;
}

/** Replaces the constants in `code` with their values. Returns undefined if it uses none. */
export function inlineConstants(code: string, program: Node, id: string): string | undefined {
  const imports = importsOf(program, id);
  if (imports.length === 0) return undefined;
  const shadowed = shadowedNames(program);
  const visible = (names: readonly (readonly [string | undefined, unknown])[]) =>
    names.flatMap(([name, value]) =>
      name && !shadowed.has(name) && value !== undefined ? [[name, value] as const] : [],
    );
  const imported = new Map(imports.flatMap(({ names }) => visible(names)));
  const declarations = destructured(program, imported);
  const known = new Map([...imported, ...declarations.flatMap(({ parts }) => visible(parts))]);
  /** Names that are still used after inlining: whole tables, computed keys and shadowed names. */
  const left = new Set(shadowed);
  const edits = editsOf(program, known, ownConstants(program, known, shadowed), left);
  const isGone = (name: string | undefined) => name !== undefined && known.has(name) && !left.has(name);
  const remove = ({ start, end }: Node) => edits.push({ start, end, text: '' });
  for (const { declaration, from, isAlone, parts } of declarations) {
    const remaining = parts.filter(([name]) => !isGone(name));
    if (!isAlone || remaining.some(([name, value]) => !name || shadowed.has(name) || !isData(value))) left.add(from);
    else if (remaining.length === 0) remove(declaration);
    // Inline a table that is used as a whole, so that the rest of its module is not imported.
    else {
      const tables = remaining.map(([name, value]) => `${name}=${JSON.stringify(value)}`);
      edits.push({ start: declaration.start, end: declaration.end, text: `const ${tables.join(',')};` });
    }
  }
  // Remove unused imports, because they would add the module to the importer's chunk.
  for (const { statement, names } of imports) if (names.every(([name]) => isGone(name))) remove(statement);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

/**
 * Inlines the values of the theme, the messages, the icons and a module's constants: `${theme.space.m}` becomes `16px`. The values
 * are constant (the light and dark themes are CSS variables), so a page loads only those it uses. This saves 6 kB of the 120 kB
 * of JavaScript of a content page.
 */
export function inlineConstantsPlugin(): Plugin {
  return {
    name: 'mindwave:inline-constants',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /~\/theme\/|~\/content\/messages|\/icons\/common|\.\/(?:palette|theme)/ },
      handler(code, id) {
        const program: unknown = this.parse(code);
        const result = isNode(program) ? inlineConstants(code, program, id) : undefined;
        return result === undefined ? undefined : { code: result, map: null };
      },
    },
  };
}
