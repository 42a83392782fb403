import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { prose } from '~/theme/prose';
import { jobWords } from './words';

function Items({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** About Us, Job Description, Key Responsibilities, Qualifications & Skills (S2.job.parts). */
export function JobText({ job }: { job: Job }) {
  return (
    <Text>
      <h2>{jobWords.about.title}</h2>
      <p>{jobWords.about.text}</p>
      {job.description && (
        <>
          <h2>{jobWords.description}</h2>
          <p dir="auto">{job.description}</p>
        </>
      )}
      <Items title={jobWords.responsibilities} items={job.responsibilities} />
      <Items title={jobWords.qualifications} items={job.qualifications} />
    </Text>
  );
}

const Text = styled.article`
  ${prose}
`;
