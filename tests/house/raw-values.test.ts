import ts from 'typescript';
import { expect, it } from 'vitest';
import { placeOf, type SourceFile, sourceFiles, walk } from './source-files';

/**
 * Colours, sizes and durations live in `src/theme` only (house rules, 'Styled-components'). Allowed elsewhere: 0, 1px
 * borders, halves and wholes of the box or the viewport, and numbers without a unit.
 */

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\b(?:white|black|red|gray|grey)\b/gi;
const MEASURE = /(?<![\w.#-])-?(?:\d+\.?\d*|\.\d+)(?:px|r?em|ch|ex|[sdl]?v[wh]|vmin|vmax|pt|cq[wih]|ms|s|%)(?![\w-])/g;
const WHOLES = /^-?(?:0(?:px|s|ms|%)?|1px|50%|100(?:%|[sdl]?v[wh]))$/;

const STYLE_TAG = /^(?:styled|css|keyframes)\b/;
const DECLARATIONS = /^\s*[a-z-]+:\s*[^;]+;/;

/** The literal parts of a template, without what is put in between. */
function partsOf(template: ts.TemplateLiteral): ts.TemplateLiteralLikeNode[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template];
  return [template.head, ...template.templateSpans.map((span) => span.literal)];
}

/** Style text of a file: tagged templates, and plain strings that hold declarations. */
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

function rawValuesOf(file: SourceFile): string[] {
  return stylesOf(file).flatMap((literal) => {
    const style = withoutComments(literal.text);
    const measures = (style.match(MEASURE) ?? []).filter((value) => !WHOLES.test(value));
    // `white-space` and its like are properties, not colours.
    const colors = style.replace(/white-space/g, '').match(COLOR) ?? [];
    return [...measures, ...colors].map((value) => `${placeOf(file, literal)} ${value}`);
  });
}

const styled = sourceFiles.filter(({ path }) => !path.startsWith('src/theme/'));

it('keeps raw colours, sizes and durations in src/theme', () => {
  expect(styled.flatMap(rawValuesOf)).toEqual([]);
});

it('has no style attributes, which a strict content security policy would drop from prerendered pages', () => {
  const found: string[] = [];
  for (const file of sourceFiles) {
    walk(file.ast, (node) => {
      if (ts.isJsxAttribute(node) && node.name.getText(file.ast) === 'style') found.push(placeOf(file, node));
    });
  }
  expect(found).toEqual([]);
});

it('finds raw values where there are some', () => {
  const text = 'const A = styled.p`\n margin: 13px; color: #abc; transition: all 250ms; width: 100%; top: -1px`;';
  const ast = ts.createSourceFile('src/x.ts', text, ts.ScriptTarget.Latest, true);
  const values = rawValuesOf({ path: 'src/x.ts', name: 'x.ts', lines: 2, text, ast });
  expect(values.map((line) => line.split(' ')[1])).toEqual(['13px', '250ms', '#abc']);
});
