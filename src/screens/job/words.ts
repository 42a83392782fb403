/** Text around one job. */
export const jobWords = {
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
