import type { PageContent, Section, SectionKind, SectionOf } from '~/content/model';

/** The `index`-th section of a kind on a real page: stories show what visitors read. */
export function pick<K extends SectionKind>(page: PageContent, kind: K, index = 0): SectionOf<K> {
  const isKind = (section: Section): section is Section & SectionOf<K> => section.kind === kind;
  const found = page.sections.filter(isKind)[index];
  if (!found) throw new Error(`The page has no section '${kind}' number ${index}.`);
  return found;
}

/** Words no layout expects. */
export const LONG_WORD = 'Binnenschifffahrtsfrachtabrechnungszusammenführungsstelle';
export const LONG_TEXT =
  'When a delay at one terminal moves every appointment behind it, planners, drivers, customers and billing hear of it in the same minute, each in the words of their own desk, and the plan for the rest of the day is already there to be accepted, corrected or refused. '.repeat(
    2,
  );
