import ts from 'typescript';
import { expect, it } from 'vitest';
import { placeOf, type SourceFile, sourceFiles, walk } from './source-files';

/** Colours, durations, breakpoints and z-index belong in `src/theme`. Raw lengths are allowed. */

/** Properties such as `white-space` are not colours. */
const COLOR_NAME = /\b(?:white|black|red|gray|grey)\b(?!-)/gi;
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const DURATION = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)m?s(?![\w-])/g;
const BREAKPOINT = /@(?:media|container)\b[^{]*\d|\((?:min|max)-(?:width|height):[^)]*\)/g;
/** 0 and -1 are allowed to order layers inside a component. */
const Z_INDEX = /z-index:\s*(?!-1\b|0\b)-?\d+/g;

const STYLE_TAG = /^(?:styled|css|keyframes)\b/;
const DECLARATIONS = /^\s*[a-z-]+:\s*[^;]+;/;

/** The literal parts of a template, without the expressions. */
function partsOf(template: ts.TemplateLiteral): ts.TemplateLiteralLikeNode[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template];
  return [template.head, ...template.templateSpans.map((span) => span.literal)];
}

/** Styles of a file: tagged templates, and plain strings with declarations. */
function stylesOf(file: SourceFile): ts.LiteralLikeNode[] {
  const found: ts.LiteralLikeNode[] = [];
  walk(file.ast, (node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      if (STYLE_TAG.test(node.tag.getText(file.ast))) found.push(...partsOf(node.template));
    } else if (ts.isTemplateExpression(node) && DECLARATIONS.test(node.getText(file.ast).slice(1, -1))) {
      found.push(...partsOf(node));
    } else if (ts.isStringLiteral(node) && DECLARATIONS.test(node.text)) {
      found.push(node);
    }
  });
  return found;
}

const withoutComments = (style: string) => style.replace(/\/\*[\s\S]*?\*\//g, '');

const matchesOf = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => text.match(pattern) ?? []);

/** All strings, including named constants: a constant in a component's file is still a raw value. */
function stringsOf(file: SourceFile): ts.LiteralLikeNode[] {
  const found: ts.LiteralLikeNode[] = [];
  walk(file.ast, (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node);
    else if (ts.isTemplateExpression(node)) found.push(...partsOf(node));
  });
  return found;
}

function rawValuesOf(file: SourceFile): string[] {
  const styles = new Set(stylesOf(file));
  const isStyled = file.text.includes("'styled-components'");
  return stringsOf(file).flatMap((literal) => {
    const style = withoutComments(literal.text);
    const values = matchesOf(
      style,
      isStyled || styles.has(literal) ? [COLOR, DURATION, BREAKPOINT, Z_INDEX] : [BREAKPOINT],
    );
    if (styles.has(literal)) values.push(...matchesOf(style, [COLOR_NAME]));
    return values.map((value) => `${placeOf(file, literal)} ${value}`);
  });
}

const styled = sourceFiles.filter(({ path }) => !path.startsWith('src/theme/'));

it('has raw colours, durations, breakpoints and z-index in src/theme only', () => {
  expect(styled.flatMap(rawValuesOf)).toEqual([]);
});

it('has no style attributes, which a strict content security policy blocks in prerendered pages', () => {
  const found: string[] = [];
  for (const file of sourceFiles) {
    walk(file.ast, (node) => {
      if (ts.isJsxAttribute(node) && node.name.getText(file.ast) === 'style') found.push(placeOf(file, node));
    });
  }
  expect(found).toEqual([]);
});
