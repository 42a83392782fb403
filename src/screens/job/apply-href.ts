import type { Job } from '~/api/jobs';
import { contacts } from '~/content/contacts';
import { jobWords } from './words';

/** Opens the visitor's mail program with the job's title and id in the subject. */
export const applyHref = ({ id, title }: Pick<Job, 'id' | 'title'>) =>
  `${contacts.careers.href}?subject=${encodeURIComponent(`${jobWords.applySubject} ${title} (${id})`)}`;
