import type { PageContent, Section, SectionKind, SectionOf } from '~/content/model';

/** The section of a kind at an index of a real page, so that stories show real content. */
export function pick<K extends SectionKind>(page: PageContent, kind: K, index = 0): SectionOf<K> {
  const isKind = (section: Section): section is Section & SectionOf<K> => section.kind === kind;
  const found = page.sections.filter(isKind)[index];
  if (!found) throw new Error(`The page has no section '${kind}' number ${index}.`);
  return found;
}

/** Very long text. */
export const LONG_WORD = 'Binnenschifffahrtsfrachtabrechnungszusammenführungsstelle';
export const LONG_TEXT =
  'When a delay at one terminal moves every appointment behind it, planners, drivers, customers and billing hear of it in the same minute, each in the words of their own desk, and the plan for the rest of the day is already there to be accepted, corrected or refused. '.repeat(
    2,
  );
