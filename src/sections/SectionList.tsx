import { memo, type ReactNode } from 'react';
import type { Section, SectionKind, SectionOf } from '~/content/model';
import { Boundary } from '~/ui/Boundary';
import { sectionRegistry } from './registry';

function renderSection<K extends SectionKind>(section: SectionOf<K>, id: string): ReactNode {
  return <Boundary key={id} id={id} part={sectionRegistry[section.kind]} props={{ section }} />;
}

/** Renders a page's sections, each behind its own hydration boundary. */
export const SectionList = memo(function SectionList({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, i) => renderSection(section, `s${i}`));
});
