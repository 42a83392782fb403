import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { theme } from '~/theme/theme';
import { Chip } from '~/ui/Chip';
import { briefcase, clock, mapPin } from '~/ui/icons/screens';

/** Location, experience and job type under a job's title. */
export function JobChips({ job: { location, experience, jobType } }: { job: Job }) {
  return (
    <Row>
      {location && <Chip drawing={mapPin}>{location}</Chip>}
      {experience && <Chip drawing={briefcase}>{experience}</Chip>}
      {jobType && <Chip drawing={clock}>{jobType}</Chip>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xsPlus};
`;
