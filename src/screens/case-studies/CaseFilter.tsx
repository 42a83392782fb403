import { useLocation } from 'wouter';
import { countText } from '~/lib/text/fill';
import { FilterButtons } from '~/ui/form/FilterButtons';
import { type CaseChoice, caseChoices, choiceQuery } from './category-rules';
import { caseStudiesWords } from './words';

interface Props {
  choice: CaseChoice;
  /** The number of case studies shown, for screen readers. */
  count: number;
}

/** The category filter. The choice is in the address, so that Back and a link restore it. */
export function CaseFilter({ choice, count }: Props) {
  const [pathname, navigate] = useLocation();
  const { filterLabel, countOne, countMany } = caseStudiesWords;
  return (
    <div data-needs-js="">
      <FilterButtons
        label={filterLabel}
        options={caseChoices}
        value={choice}
        onChange={(next) => navigate(`${pathname}${choiceQuery(next)}`)}
      />
      <p className="vh" role="status">
        {countText(count, countOne, countMany)}
      </p>
    </div>
  );
}
