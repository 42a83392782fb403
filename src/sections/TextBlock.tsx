import type { ReactNode } from 'react';
import type { SectionOf } from '~/content/model';
import { SprintDiagram } from './diagrams/SprintDiagram';
import { WorkingDayDiagram } from './diagrams/WorkingDayDiagram';
import { Paragraphs } from './parts/Paragraphs';
import { SectionFrame } from './parts/SectionFrame';
import { Split } from './parts/Split';
import { Facts, Pair, Prose } from './TextBlock.styles';

type Props = { section: SectionOf<'textBlock'> };

const DIAGRAMS = {
  sprint: { Diagram: SprintDiagram, isCentred: true },
  workingDay: { Diagram: WorkingDayDiagram, isCentred: false },
} as const;

/**
 * Title on the left, text on the right. With a diagram, the text is below the title and the drawing is next to both.
 */
export function TextBlock({ section }: Props) {
  const { ground, title, lead, diagram } = section;
  if (!diagram) {
    return (
      <SectionFrame ground={ground}>
        <Split title={title} lead={lead}>
          <Text section={section} />
        </Split>
      </SectionFrame>
    );
  }
  const { Diagram, isCentred } = DIAGRAMS[diagram];
  return (
    <SectionFrame ground={ground}>
      <Pair $isCentred={isCentred}>
        <div>
          <h2>{title}</h2>
          <Text section={section} />
        </div>
        <Diagram />
      </Pair>
    </SectionFrame>
  );
}

function Text({ section: { paragraphs, list, facts } }: Props): ReactNode {
  return (
    <>
      <Prose>
        <Paragraphs paragraphs={paragraphs} list={list} />
      </Prose>
      {facts && (
        <Facts>
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
    </>
  );
}
