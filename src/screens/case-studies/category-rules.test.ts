import { describe, expect, it } from 'vitest';
import { caseStudies } from '~/content/case-studies';
import { caseChoices, choiceQuery, readChoice, studiesOf } from './category-rules';

describe('the filter of case studies', () => {
  it.each([
    ['', 'All'],
    ['?category=web-application', 'Web Application'],
    ['?category=mobile-app', 'Mobile App'],
    ['?category=desktop', 'All'],
    ['?category=', 'All'],
  ])('reads %s as %s', (search, expected) => {
    expect(readChoice(search)).toBe(expected);
  });

  it('survives a round trip through the address', () => {
    for (const choice of caseChoices) expect(readChoice(choiceQuery(choice))).toBe(choice);
  });

  it.each([
    ['All', 4],
    ['Web Application', 3],
    ['Mobile App', 2],
  ] as const)('%s shows %i of the four', { tags: ['S4.cases.filter'] }, (choice, count) => {
    expect(studiesOf(caseStudies, choice)).toHaveLength(count);
  });
});
