import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Writes the constants in `src/ui/icons`, except `brand.ts`, from lucide's icons: `npx tsx tools/generate-icons.ts`.
 * Every icon becomes one path, so a page has about 150 bytes and one element per icon instead of a component, a context and
 * up to six elements. `tests/rules/icons.test.ts` fails when the files and this list differ.
 */

type IconNode = readonly (readonly [string, Record<string, string>])[];

/** Icons of the frame, and of components on most pages. Every visitor loads them. */
const COMMON =
  'app-window arrow-right arrow-up check chevron-down chevron-right circle-alert circle-check flask-conical git-branch link menu minus moon plus refresh-cw sparkles sun users x';

/** The other icons of the public screens. */
const SCREENS =
  'arrow-down arrow-left briefcase calendar chevron-up clock download external-link inbox info mail map-pin newspaper pause phone play rotate-ccw search send triangle-alert wifi wifi-off';

/** Icons used only by the editor, the dashboard and the QA console. */
const ADMIN =
  'circle-user copy eye file-text file-warning globe grip-vertical hard-drive image image-up keyboard layers list list-checks log-out monitor panel-right pencil pilcrow redo-2 save smartphone trash-2 undo-2 upload zap';

/** Icons that content may name (`IconName` of the content model), in addition to the brand's three line glyphs. */
const CONTENT =
  'truck receipt-text package-check file-text route map-pinned wrench id-card fuel shield-check chart-line app-window smartphone plug history badge-check life-buoy git-branch sparkles users cpu phone mail message-square-text map-pin link landmark umbrella';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Makes a path safe to append to another one: a relative `m` is read as absolute only at the very start of a path. */
function absoluteStart(d: string): string {
  const [, x, y, rest = ''] = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(.*)$/.exec(d) ?? [];
  if (x === undefined) return d;
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

/** Rounds to hundredths of a pixel. Leaves numbers without a separator between them as they are, because they could run together. */
const rounded = (d: string) =>
  d.replace(/(?<![\d.])(?:0|[1-9]\d*)?\.\d{3,}(?![\d.])/g, (number) =>
    `${Math.round(Number(number) * 100) / 100}`.replace(/^0\./, '.'),
  );

/** Converts a lucide element to path data. */
function pathOf([tag, attributes]: IconNode[number]): string {
  if (attributes.fill) throw new Error(`${tag} with a fill cannot be merged into one stroke`);
  const n = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return rounded(absoluteStart(attributes.d ?? ''));
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}Z`;
    case 'circle':
      return `M${n('cx') - n('r')} ${n('cy')}a${n('r')} ${n('r')} 0 1 0 ${2 * n('r')} 0 ${n('r')} ${n('r')} 0 1 0 ${-2 * n('r')} 0`;
    case 'ellipse':
      return `M${n('cx') - n('rx')} ${n('cy')}a${n('rx')} ${n('ry')} 0 1 0 ${2 * n('rx')} 0 ${n('rx')} ${n('ry')} 0 1 0 ${-2 * n('rx')} 0`;
    case 'rect': {
      const r = n('rx') || n('ry');
      const arc = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
      const [w, h] = [n('width') - 2 * r, n('height') - 2 * r];
      return `M${n('x') + r} ${n('y')}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
    }
    default:
      throw new Error(`lucide draws with <${tag}>, which this script does not support`);
  }
}

const resolve = createRequire(import.meta.url).resolve;

async function drawingOf(name: string): Promise<string> {
  const { __iconData } = await import(`lucide-react/icons/${name}`);
  if (!__iconData) {
    // The module of a renamed icon only re-exports the new one.
    const [, present] = /from '\.\/(.+)\.mjs'/.exec(readFileSync(resolve(`lucide-react/icons/${name}`), 'utf8')) ?? [];
    if (!present) throw new Error(`lucide has no icon ${name}`);
    return drawingOf(present);
  }
  const nodes: IconNode = __iconData.node;
  return nodes.map(pathOf).join('');
}

const sorted = (names: string) => names.split(' ').sort();

async function constants(names: string) {
  const lines = sorted(names).map(async (name) => `export const ${camel(name)} =\n  '${await drawingOf(name)}';`);
  return `${(await Promise.all(lines)).join('\n')}\n`;
}

/** Writes the drawings for `content.ts`, by name. */
function record(names: string) {
  const imports = sorted(names).map(camel).join(', ');
  const entries = sorted(names).map((name) => `  '${name}': ${camel(name)},`);
  return `import { ${imports}, } from './content';\n\nexport const contentIcons = {\n${entries.join('\n')}\n} as const;\n`;
}

const HEAD = '/** Written by tools/generate-icons.ts from lucide (ISC licence). Do not edit. */\n';

/** Returns the text of each generated file, by name. */
export async function generateIcons(): Promise<Record<string, string>> {
  return {
    'common.ts': HEAD + (await constants(COMMON)),
    'screens.ts': HEAD + (await constants(SCREENS)),
    'admin.ts': HEAD + (await constants(ADMIN)),
    'content.ts': HEAD + (await constants(CONTENT)),
    'content-icons.ts': HEAD + record(CONTENT),
  };
}

if (process.argv[1]?.endsWith('generate-icons.ts')) {
  for (const [name, text] of Object.entries(await generateIcons())) {
    writeFileSync(new URL(`../src/ui/icons/${name}`, import.meta.url), text);
  }
}
