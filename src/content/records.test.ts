import { describe, expect, it } from 'vitest';
import { caseStudies } from './case-studies';
import { departments } from './departments';
import { jobLocations, jobs, jobTypes } from './jobs';

describe('jobs and case studies', () => {
  it('covers all locations and job types and at least 9 of the 15 departments', {
    tags: ['S3.department', 'S3.job-types'],
  }, () => {
    expect([...jobTypes]).toEqual(['Full Time', 'Remote', 'Hybrid']);
    expect([...jobLocations]).toEqual(['Hyderabad', 'Atlanta', 'New Jersey']);
    expect(new Set(jobs.map((job) => job.location))).toEqual(new Set(jobLocations));
    expect(new Set(jobs.map((job) => job.jobType))).toEqual(new Set(jobTypes));
    const known = new Set<string>(departments.map((department) => department.id));
    const used = new Set(jobs.map((job) => job.departmentId));
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
    expect(used.size).toBeGreaterThanOrEqual(9);
    expect(departments.map((department) => department.label).join(', ')).toBe(
      'Account Management, Customer Experience, Engineering, Finance, HR, Infosec, Inside Sales, IT & Security, Marketing, Partnership, Pre Sales, Product, Product Design, Product Marketing, Strategy and Ops',
    );
  });

  it('fills every field of every job', { tags: ['S3.job'] }, () => {
    for (const job of jobs) {
      for (const text of [job.title, job.subtitle, job.description]) expect(text, job.id).toMatch(/\S/);
      expect(job.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(job.experience, job.id).toMatch(/^\d+–\d+ years$/);
      for (const list of [job.responsibilities, job.qualifications]) {
        expect(list.length, job.id).toBeGreaterThanOrEqual(4);
        expect(list.length, job.id).toBeLessThanOrEqual(6);
      }
      expect(job.datePosted, job.id).toMatch(/^2026-1[01]-\d\d$/);
      expect(job.validThrough, job.id).toMatch(/^2027-\d\d-\d\d$/);
    }
  });

  it('has the four case studies, and both categories', { tags: ['S2.cases.cards'] }, () => {
    expect(caseStudies.map((study) => study.id)).toEqual([
      'air-cargo-platform',
      'leading-intermodal-logistics-provider',
      'technology-driven-telemetry-firm',
      'premier-application-solutions-developer',
    ]);
    expect(new Set(caseStudies.flatMap((study) => study.category))).toEqual(new Set(['Web Application', 'Mobile App']));
  });
});
