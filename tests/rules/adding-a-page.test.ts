import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * A content page is an entry in `routes.ts`, a file in `content/pages/` and a line in `content/pages/index.ts`. The tests
 * compile virtual files with each of the three left out.
 */

const ROUTES = 'src/routes.ts';
const INDEX = 'src/content/pages/index.ts';
const PAGE = 'src/content/pages/staffing-events.ts';

const entry = "  { path: '/staffing-events', title: 'Staffing Events' },\n";
const line = "  '/staffing-events': () => import('./staffing-events').then((module) => module.staffingEvents),\n";
const page = `import type { PageContent } from '../model';
export const staffingEvents = { description: 'Where to meet us.', sections: [] } satisfies PageContent;
`;

const read = (path: string) => ts.sys.readFile(path) ?? '';
/** Inserts text after a marker. Throws if the marker is missing. */
function withAfter(text: string, mark: string, addition: string) {
  if (!text.includes(mark)) throw new Error(`'${mark}' is no longer in the file.`);
  return text.replace(mark, mark + addition);
}
const changes = {
  route: [ROUTES, withAfter(read(ROUTES), 'export const contentRoutes = [\n', entry)],
  file: [PAGE, page],
  line: [INDEX, withAfter(read(INDEX), 'export const contentPages = {\n', line)],
} as const;

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
/** Parsed files, cached because the tests compile them several times. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiler errors of the route table and the content map with these changes. */
function compileErrors(...names: (keyof typeof changes)[]): string[] {
  const changed = new Map<string, string>(
    names.map((name) => [ts.sys.resolvePath(changes[name][0]), changes[name][1]]),
  );
  const host = ts.createCompilerHost(options);
  const fromDisk = host.getSourceFile;
  host.fileExists = (path) => changed.has(path) || ts.sys.fileExists(path);
  host.readFile = (path) => changed.get(path) ?? ts.sys.readFile(path);
  host.getSourceFile = (path, languageVersion) => {
    const text = changed.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, languageVersion);
    if (!parsed.has(path)) parsed.set(path, fromDisk(path, languageVersion));
    return parsed.get(path);
  };
  const program = ts.createProgram(
    [ts.sys.resolvePath(ROUTES), ts.sys.resolvePath(INDEX)],
    { ...options, types: [] },
    host,
  );
  return [ROUTES, INDEX].flatMap((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(ts.sys.resolvePath(path)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

describe('a new content page', () => {
  it('compiles with its three parts', { timeout: 60_000 }, () => {
    expect(compileErrors('route', 'file', 'line')).toEqual([]);
  });

  it('does not compile without its content', { timeout: 60_000 }, () => {
    expect(compileErrors('route').join()).toContain(`Property '"/staffing-events"' is missing`);
  });

  it('does not compile without its file', { timeout: 60_000 }, () => {
    expect(compileErrors('route', 'line').join()).toContain("Cannot find module './staffing-events'");
  });

  it('does not compile without its route', { timeout: 60_000 }, () => {
    expect(compileErrors('file', 'line').join()).toContain("'/staffing-events'' does not exist in type");
  });
});
