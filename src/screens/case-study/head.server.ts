import { caseStudies } from '~/content/case-studies';
import type { Head } from '../head.server';

export const params = caseStudies.map(({ id }) => ({ caseStudyId: id }));

export const head: Head = ({ caseStudyId }) => {
  const study = caseStudies.find(({ id }) => id === caseStudyId);
  return { title: study?.title, description: study?.subTitle };
};
