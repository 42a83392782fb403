/** Text of the job list. */
export const careersScreen = {
  description:
    'Open roles at Mindwave in Hyderabad, Atlanta and New Jersey: engineering, design, product, support, security and more.',
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

/** Text around one job. */
export const jobScreen = {
  notFoundTitle: 'Job not found',
  about: {
    title: 'About Us',
    text: 'Mindwave is an IT consulting and staffing firm founded in 2007. We deliver solutions for complex business processes to logistics, banking and insurance companies across the United States, from offices in New Jersey, Atlanta and India.',
  },
  description: 'Job Description',
  responsibilities: 'Key Responsibilities',
  qualifications: 'Qualifications & Skills',
  facts: { department: 'Department', location: 'Location', experience: 'Experience', jobType: 'Job type' },
  questions: 'Questions? Write to',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Copy it from the address bar.',
  share: 'Share',
  /** Subject of the mail that 'Apply for this job' prepares: this text, the title, the job's id in brackets. */
  applySubject: 'Application:',
} as const;
