/** Text of the job list. */
export const careersWords = {
  title: 'Work on systems people wait for.',
  lead: 'Twelve open roles in Hyderabad, Atlanta and New Jersey.',
  /** If the number of jobs is not the built-in twelve, for example from a backend. */
  leadOne: '{count} open role.',
  leadMany: '{count} open roles.',
  searchLabel: 'Search jobs',
  searchPlaceholder: 'Search by title or location',
  department: 'Department',
  jobType: 'Job Type',
  clearAll: 'Clear all',
  countOne: '{count} job',
  countMany: '{count} jobs',
  /** Names the row of active filters. */
  active: 'Active filters',
  none: {
    title: 'No jobs match these filters.',
    search: 'No title or location contains these words. Try a shorter word, or clear the search.',
    department: 'The chosen departments have no such role. Add a department, or clear that filter.',
    jobType: 'No role of this job type is open here. Add a job type, or clear that filter.',
    clearSearch: 'Clear the search',
    clearDepartment: 'Clear departments',
    clearJobType: 'Clear job types',
    several: 'No single filter is the reason. Clear them all to see every open role.',
  },
  empty: 'There are no open roles at the moment.',
  noScript: 'Searching and filtering need JavaScript and a current browser. All open roles are listed below.',
} as const;
