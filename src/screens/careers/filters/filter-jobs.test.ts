import { describe, expect, it } from 'vitest';
import type { Job } from '~/api/jobs';
import { jobs } from '~/content/jobs';
import { countJobs, filterJobs, groupJobs, groupsToRelax, hasFilters, NO_FILTERS, toggled } from './filter-jobs';

const job = (id: string, title: string, location: string, departmentId: string, jobType: string): Job => ({
  id,
  title,
  subtitle: '',
  departmentId,
  location,
  experience: '1–2 years',
  jobType,
  description: '',
  responsibilities: [],
  qualifications: [],
});

const list = [
  job('1', 'Java Engineer', 'Hyderabad', 'engineering', 'Hybrid'),
  job('2', 'React Developer', 'Atlanta', 'engineering', 'Full Time'),
  job('3', 'Recruiter', 'Atlanta', 'hr', 'Full Time'),
  job('4', 'Java Trainer', 'New Jersey', 'academy', 'Remote'),
];
const ids = (found: readonly Job[]) => found.map(({ id }) => id).join(' ');

describe('the job filters', () => {
  it.each([
    ['nothing chosen shows every job', {}, '1 2 3 4'],
    ['a part of the title in any letter case', { text: 'jAVa' }, '1 4'],
    ['a part of the location', { text: 'atlan' }, '2 3'],
    ['spaces around the text', { text: '  new jersey ' }, '4'],
    ['invisible characters and no-break spaces', { text: 'new\u00a0jer\u00adsey\u200b' }, '4'],
    ['only invisible characters', { text: '\u200b' }, '1 2 3 4'],
    ['the end of a title and the start of its location', { text: 'developer atlanta' }, ''],
    ['one department', { departments: ['hr'] }, '3'],
    ['departments are joined by OR', { departments: ['hr', 'engineering'] }, '1 2 3'],
    ['job types are joined by OR', { types: ['hybrid', 'remote'] }, '1 4'],
    ['groups are joined by AND', { departments: ['engineering'], types: ['full-time'] }, '2'],
    ['all three groups together', { text: 'java', departments: ['engineering'], types: ['hybrid'] }, '1'],
    ['no job matches', { text: 'java', departments: ['hr'] }, ''],
  ])('%s', { tags: ['S4.careers.and-or', 'S5.careers.search'] }, (_, filters, expected) => {
    expect(ids(filterJobs(list, { ...NO_FILTERS, ...filters }))).toBe(expected);
  });

  it('are active as soon as one group is', () => {
    expect(hasFilters(NO_FILTERS)).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, text: '  ' })).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, types: ['remote'] })).toBe(true);
  });

  it('add and remove a choice', { tags: ['S4.careers.toggle'] }, () => {
    expect(toggled([], 'hr')).toEqual(['hr']);
    expect(toggled(['hr', 'product'], 'hr')).toEqual(['product']);
  });
});

describe('the counts next to the choices', () => {
  it('are the jobs that each choice would show with the filters of the other groups', () => {
    const filters = { ...NO_FILTERS, departments: ['engineering'], types: ['full-time'] };
    expect([...countJobs(list, filters, 'departments')]).toEqual([
      ['engineering', 1],
      ['hr', 1],
    ]);
    expect([...countJobs(list, filters, 'types')]).toEqual([
      ['hybrid', 1],
      ['full-time', 1],
    ]);
  });
});

describe('when no job matches', () => {
  it.each([
    ['the search', { text: 'nurse' }, ['text']],
    ['either of two groups', { text: 'java', departments: ['hr'] }, ['text', 'departments']],
    ['only one of three', { text: 'java', departments: ['engineering'], types: ['full-time'] }, ['text', 'types']],
    ['none alone', { text: 'nurse', departments: ['finance'] }, []],
  ])('the filter to relax is %s', (_, filters, expected) => {
    expect(groupsToRelax(list, { ...NO_FILTERS, ...filters })).toEqual(expected);
  });
});

describe('jobs by department', () => {
  it('are in the order of the departments, with unknown ones at the end by id', () => {
    expect(groupJobs(list).map(({ label, jobs: { length } }) => `${label} ${length}`)).toEqual([
      'Engineering 2',
      'HR 1',
      'academy 1',
    ]);
  });

  it('contain all twelve built-in jobs', () => {
    expect(groupJobs(jobs).flatMap((group) => group.jobs)).toHaveLength(12);
  });
});
