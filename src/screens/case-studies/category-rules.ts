import type { CaseCategory, CaseStudy } from '~/content/model';
import { hyphenated } from '~/lib/text/hyphenated';
import { caseStudiesWords } from './words';

const { all, categories } = caseStudiesWords;

/** The choices of the filter. */
export type CaseChoice = typeof all | CaseCategory;
export const caseChoices: readonly CaseChoice[] = [all, ...categories];

/** Reads `?category=`. Missing or unknown means all. */
export function readChoice(search: string): CaseChoice {
  const wanted = new URLSearchParams(search).get('category');
  return categories.find((category) => hyphenated(category) === wanted) ?? all;
}

/** Builds the query of a choice. All needs no query. */
export const choiceQuery = (choice: CaseChoice) => (choice === all ? '' : `?category=${hyphenated(choice)}`);

/** All shows every study; a category shows the studies that belong to it (S4.cases.filter). */
export const studiesOf = (studies: readonly CaseStudy[], choice: CaseChoice) =>
  studies.filter(({ category }) => choice === all || category.includes(choice));
