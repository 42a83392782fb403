import { expect, it } from 'vitest';
import { jobs } from '~/content/jobs';
import { applyHref } from '~/screens/job/apply-href';
import { carriedJob, jobState } from './use-jobs';

const [job] = jobs;

it('uses the job from a navigation’s state only at the address of that job', { tags: ['S2.job.source'] }, () => {
  expect(job && carriedJob(jobState(job), job.id)?.title).toBe(job?.title);
  expect(job && carriedJob(jobState(job), 'another')).toBeUndefined();
});

it.each([null, undefined, 'text', {}, { job: null }, { job: { id: 'a' } }])('ignores the state %j', (state) => {
  expect(carriedJob(state, 'a')).toBeUndefined();
});

it('puts title and id in the subject of an application mail', () => {
  expect(applyHref({ id: 'a-1', title: 'Cost & Rate Analyst' })).toBe(
    'mailto:careers@mindwave.example?subject=Application%3A%20Cost%20%26%20Rate%20Analyst%20(a-1)',
  );
});
