import type { SectionOf } from '~/content/model';
import { SectionFrame } from './SectionFrame';
import { Split } from './Split';
import { StepList } from './StepList';

/** Numbered steps next to their title. */
export function Steps({ section: { ground, head, steps } }: { section: SectionOf<'steps'> }) {
  return (
    <SectionFrame ground={ground}>
      <Split title={head.title} lead={head.lead}>
        <StepList steps={steps} />
      </Split>
    </SectionFrame>
  );
}
