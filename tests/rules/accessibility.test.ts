import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { accessibility } from '~/content/pages/accessibility';
import { themes } from '~/theme/palette';

/** The conformance report answers every criterion of WCAG 2.2 at level A and AA, and says the same as the statement on the site. */

/** The success criteria by guideline and level, as WCAG 2.2 and EN 301 549 number them. */
const numbers = (text: string) => text.split(' ');
const CRITERIA: Readonly<Record<string, readonly string[]>> = {
  success_criteria_level_a: numbers(
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2',
  ),
  success_criteria_level_aa: numbers(
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
  ),
  en_301_549_functional_performance: Array.from({ length: 11 }, (_, at) => `4.2.${at + 1}`),
};
const LEVELS = ['supports', 'partially-supports', 'does-not-support', 'not-applicable'];

interface Answer {
  readonly num: string;
  readonly components: readonly [{ readonly adherence: { readonly level: string; readonly notes: string } }];
}

const report = parse(readFileSync('docs/accessibility.yaml', 'utf8'));
const answers = (chapter: string): readonly Answer[] => report.chapters[chapter].criteria;
const all = Object.keys(CRITERIA).flatMap(answers);
const statement = JSON.stringify(accessibility);

describe('the conformance report', () => {
  it.each(Object.keys(CRITERIA))('answers every criterion once: %s', (chapter) => {
    expect(answers(chapter).map(({ num }) => num)).toEqual(CRITERIA[chapter]);
  });

  it('gives each answer a level and a reason', () => {
    for (const { num, components } of all) {
      const [{ adherence }] = components;
      expect(LEVELS, num).toContain(adherence.level);
      expect(adherence.notes.length, num).toBeGreaterThan(15);
    }
  });

  it('names only files that exist', () => {
    const named = all.flatMap(
      ({ components }) => components[0].adherence.notes.match(/(?:src|tests|stories)\/[\w./-]*\w/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('says why it leaves out a chapter', () => {
    for (const [name, { disabled, notes = '' }] of Object.entries<{ disabled?: boolean; notes?: string }>(
      report.chapters,
    ))
      if (disabled) expect(notes.length, name).toBeGreaterThan(15);
  });
});

describe('the accessibility statement', () => {
  it('has a limit for every criterion of WCAG that is met only in part', () => {
    const limits: Readonly<Record<string, RegExp>> = { '3.3.1': /marks an empty field with a red border/ };
    const partly = [...answers('success_criteria_level_a'), ...answers('success_criteria_level_aa')].filter(
      ({ components }) => /^(?:partially|does)/.test(components[0].adherence.level),
    );
    expect(partly.map(({ num }) => num)).toEqual(Object.keys(limits));
    for (const limit of Object.values(limits)) expect(statement).toMatch(limit);
  });

  it.each(['NVDA', 'JAWS', 'VoiceOver', 'TalkBack', 'Safari', 'voice control', 'switches', 'people with disabilities'])(
    'says, like the report, that it was not tested with %s',
    (name) => {
      const untested = accessibility.sections.find(
        (section) => 'title' in section && section.title === 'What we did not test',
      );
      expect(JSON.stringify(untested)).toContain(name);
      expect(report.evaluation_methods_used.split('Not tested:')[1]).toContain(name);
    },
  );

  it('names the target of the report', () => {
    expect(statement).toContain('WCAG 2.2 at level AA');
    expect(report.catalog).toContain('wcag-2.2');
  });
});

/** The relative luminance of `#RRGGBB`, as WCAG defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(themes))('in the %s theme', (_, roles) => {
  it.each(['bg', 'bgAlt', 'surface', 'surface2'] as const)('fields and the focus are visible on %s', (ground) => {
    expect(contrast(roles.borderStrong, roles[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(roles.focus, roles[ground])).toBeGreaterThanOrEqual(3);
  });
});
