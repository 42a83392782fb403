import type { Job } from '~/api/jobs';
import { Chip } from '~/ui/Chip';
import { briefcase, clock, mapPin } from '~/ui/icons/screens';
import { Row } from '~/ui/layout';

/** Location, experience and job type under a job's title. */
export function JobChips({ job: { location, experience, jobType } }: { job: Job }) {
  return (
    <Row $gap="xsPlus">
      {location && <Chip drawing={mapPin}>{location}</Chip>}
      {experience && <Chip drawing={briefcase}>{experience}</Chip>}
      {jobType && <Chip drawing={clock}>{jobType}</Chip>}
    </Row>
  );
}
