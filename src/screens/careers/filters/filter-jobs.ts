import type { Job } from '~/api/jobs';
import { departmentLabel, departments } from '~/content/departments';
import { jobTypes } from '~/content/jobs';
import { hyphenated } from '~/lib/text/hyphenated';
import { isBlank, searchKey } from '~contract/text';

/** A group of filters. A job must match every group, and within a group one of the choices (S4.careers.and-or). */
export type FilterGroup = 'text' | 'departments' | 'types';

export interface JobFilters {
  /** Part of a title or a location, in any letter case. */
  readonly text: string;
  /** Ids of the chosen departments. An empty list matches every department. */
  readonly departments: readonly string[];
  /** Ids of the chosen job types, e.g. 'full-time'. */
  readonly types: readonly string[];
}

export interface FilterOption {
  readonly id: string;
  readonly label: string;
}

export const departmentOptions: readonly FilterOption[] = departments;
export const typeOptions: readonly FilterOption[] = jobTypes.map((label) => ({ id: hyphenated(label), label }));

export const NO_FILTERS: JobFilters = { text: '', departments: [], types: [] };

const typeIds = new Map<string, string>();

/** The id of a job type in the filter. It is remembered, because lists have many jobs and few types. */
function typeOf({ jobType }: Job) {
  const known = typeIds.get(jobType);
  if (known !== undefined) return known;
  const id = hyphenated(jobType);
  typeIds.set(jobType, id);
  return id;
}

const isAmong = (chosen: readonly string[], id: string) => chosen.length === 0 || chosen.includes(id);

const searchTexts = new WeakMap<Job, string>();

/** What the search looks at, on separate lines. */
function searchTextOf(job: Job) {
  const known = searchTexts.get(job);
  if (known !== undefined) return known;
  const text = `${searchKey(job.title)}\n${searchKey(job.location)}`;
  searchTexts.set(job, text);
  return text;
}

const tests: Readonly<Record<FilterGroup, (filters: JobFilters) => (job: Job) => boolean>> = {
  text: ({ text }) => {
    const wanted = searchKey(text);
    return (job) => searchTextOf(job).includes(wanted);
  },
  departments:
    ({ departments }) =>
    (job) =>
      isAmong(departments, job.departmentId),
  types:
    ({ types }) =>
    (job) =>
      isAmong(types, typeOf(job)),
};

const isUsed: Readonly<Record<FilterGroup, (filters: JobFilters) => boolean>> = {
  text: ({ text }) => !isBlank(text),
  departments: (filters) => filters.departments.length > 0,
  types: (filters) => filters.types.length > 0,
};

const GROUPS = ['text', 'departments', 'types'] as const satisfies readonly FilterGroup[];

/** The jobs that match all groups of filters, or all except `without`. */
export function filterJobs(jobs: readonly Job[], filters: JobFilters, without?: FilterGroup): readonly Job[] {
  const used = GROUPS.filter((group) => group !== without && isUsed[group](filters)).map((group) =>
    tests[group](filters),
  );
  return used.length === 0 ? jobs : jobs.filter((job) => used.every((isMatch) => isMatch(job)));
}

export const hasFilters = (filters: JobFilters) => GROUPS.some((group) => isUsed[group](filters));

/** Adds an id to a list, or removes it. */
export const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The number of jobs of each department or type under the filters of the other groups. */
export function countJobs(
  jobs: readonly Job[],
  filters: JobFilters,
  group: 'departments' | 'types',
): ReadonlyMap<string, number> {
  const idOf = group === 'departments' ? (job: Job) => job.departmentId : typeOf;
  const counts = new Map<string, number>();
  for (const job of filterJobs(jobs, filters, group)) counts.set(idOf(job), (counts.get(idOf(job)) ?? 0) + 1);
  return counts;
}

/** The active groups that leave jobs to show when that group alone is cleared. */
export const groupsToRelax = (jobs: readonly Job[], filters: JobFilters): readonly FilterGroup[] =>
  GROUPS.filter((group) => isUsed[group](filters) && filterJobs(jobs, filters, group).length > 0);

export interface JobGroup extends FilterOption {
  readonly jobs: readonly Job[];
}

/** Jobs by department, in the specification's order. Departments that a backend adds follow. */
export function groupJobs(jobs: readonly Job[]): readonly JobGroup[] {
  const byId = new Map<string, Job[]>(departmentOptions.map(({ id }) => [id, []]));
  for (const job of jobs) {
    const group = byId.get(job.departmentId);
    if (group) group.push(job);
    else byId.set(job.departmentId, [job]);
  }
  return [...byId]
    .filter(([, group]) => group.length > 0)
    .map(([id, group]) => ({ id, label: departmentLabel(id), jobs: group }));
}
