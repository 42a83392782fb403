import { caseStudiesScreen } from '~/content/screens/case-studies';
import type { CaseCategory, CaseStudy } from '~/content/model';
import { slugify } from '~/lib/slugify';

const { all, categories } = caseStudiesScreen;

/** What the filter of the list is set to. */
export type CaseChoice = typeof all | CaseCategory;
export const caseChoices: readonly CaseChoice[] = [all, ...categories];

/** The choice an address names, `?category=mobile-app`; All without one and for any other word. */
export function readChoice(search: string): CaseChoice {
  const wanted = new URLSearchParams(search).get('category');
  return categories.find((category) => slugify(category) === wanted) ?? all;
}

/** The query of an address with this choice; All needs none. */
export const choiceQuery = (choice: CaseChoice) => (choice === all ? '' : `?category=${slugify(choice)}`);

/** All shows all, otherwise a study must belong to the category (specification section 4). */
export const studiesOf = (studies: readonly CaseStudy[], choice: CaseChoice) =>
  studies.filter(({ category }) => choice === all || category.includes(choice));
