import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { jobScreen } from '~/content/screens/careers';
import { prose } from '~/theme/prose';

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
      <h2>{jobScreen.about.title}</h2>
      <p>{jobScreen.about.text}</p>
      {job.description && (
        <>
          <h2>{jobScreen.description}</h2>
          <p dir="auto">{job.description}</p>
        </>
      )}
      <Items title={jobScreen.responsibilities} items={job.responsibilities} />
      <Items title={jobScreen.qualifications} items={job.qualifications} />
    </Text>
  );
}

const Text = styled.article`
  ${prose}
`;
