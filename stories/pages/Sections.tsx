import type { FC } from 'react';
import type { Section, SectionKind, SectionOf } from '~/content/model';
import { sectionRegistry } from '~/sections/registry';

function One<K extends SectionKind>({ section }: { section: SectionOf<K> }) {
  const Component: FC<{ section: SectionOf<K> }> = sectionRegistry[section.kind];
  return <Component section={section} />;
}

/** The sections of a content page, as the server renders them. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, index) => (
    <div key={`s${index}`} id={`s${index}`} data-section="">
      <One section={section} />
    </div>
  ));
}
