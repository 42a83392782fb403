import { describe, expect, it } from 'vitest';
import { jobs } from '~/content/jobs';
import { jobs as jobModel } from '~mocks/models';
import { decodeJob, decodeJobs } from './jobs';

const wire = await jobModel.create({ id: 7 });

describe('a job of a backend', () => {
  it('has its id as text', () => {
    expect(decodeJob(wire)).toEqual({ ...wire, id: '7' });
  });

  it('keeps the text of a built-in job', () => {
    for (const job of jobs) expect(job).toMatchObject(decodeJob(structuredClone(job)) ?? { id: 'not read' });
  });

  it('tolerates lists and texts that are missing or of another type', () => {
    const { title } = wire;
    expect(decodeJob({ id: 'a', title, responsibilities: 'none', qualifications: [1, null, 'x'] })).toMatchObject({
      subtitle: '',
      responsibilities: [],
      qualifications: ['1', 'x'],
    });
  });

  it.each([undefined, null, 'text', {}, { id: 1 }, { title: 'No id' }])('is undefined when it is %j', (value) => {
    expect(decodeJob(value)).toBeUndefined();
  });
});

describe('a list of jobs', () => {
  it('is read from data or from a bare array, without invalid jobs', () => {
    expect(decodeJobs({ data: [wire, {}] })).toHaveLength(1);
    expect(decodeJobs([wire])).toHaveLength(1);
    expect(decodeJobs({ data: [] })).toEqual([]);
  });

  it('throws when the response has no list', () => {
    expect(() => decodeJobs({ message: 'ok' })).toThrow('no list of jobs');
    expect(() => decodeJobs(undefined)).toThrow('no list of jobs');
  });
});
