import { jobPlaces } from '~/content/contacts';
import { departmentLabel } from '~/content/departments';
import { jobs } from '~/content/jobs';
import { company } from '~/content/site';
import { type Head, type PageData, publisher } from '../head.server';

const jobWith = (jobId: string | undefined) => jobs.find(({ id }) => id === jobId);

export const params = jobs.map(({ id }) => ({ jobId: id }));

export const head: Head = ({ jobId }) => {
  const job = jobWith(jobId);
  return { title: job?.title, description: job?.subtitle };
};

const EMPLOYMENT = { 'Full Time': 'FULL_TIME', Remote: 'FULL_TIME', Hybrid: 'FULL_TIME' } as const;

/** A job without dates, or after its last day, has no JobPosting. Dates are never invented. */
export const data: PageData = ({ jobId }, { url, siteUrl, today }) => {
  const job = jobWith(jobId);
  if (!job) return undefined;
  const { datePosted, validThrough } = job;
  if (!datePosted || !validThrough || validThrough < today) return undefined;
  const place = jobPlaces[job.location];
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, ...job.responsibilities, ...job.qualifications]
      .map((text) => `<p>${text}</p>`)
      .join(''),
    datePosted,
    validThrough,
    employmentType: EMPLOYMENT[job.jobType],
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    hiringOrganization: publisher(siteUrl),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...('city' in place && { addressLocality: place.city }),
        addressRegion: place.region,
        addressCountry: place.country,
      },
    },
    ...(job.jobType === 'Remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: place.country },
    }),
    industry: departmentLabel(job.departmentId),
    url,
    directApply: false,
  };
};
