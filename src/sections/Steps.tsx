import type { SectionOf } from '~/content/model';
import { SectionFrame } from './parts/SectionFrame';
import { Split } from './parts/Split';
import { StepList } from './parts/StepList';

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
