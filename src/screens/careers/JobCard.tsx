import { type MouseEvent, memo } from 'react';
import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { jobState } from '~/features/careers/use-jobs';
import { href } from '~/href';
import { navigateTo } from '~/lib/navigation';
import { linkCard, stretchedLink } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Chip } from '~/ui/Chip';
import { Icon } from '~/ui/icons/Icon';
import { briefcase, mapPin } from '~/ui/icons/screens';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** One job of the list. The whole card is the link and passes the job to the next page for its first paint. */
export const JobCard = memo(function JobCard({ job }: { job: Job }) {
  const { id, title, location, experience, jobType } = job;
  const address = href('/careers/job/:jobId', { jobId: id });
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void navigateTo(address, { state: jobState(job) });
  };
  return (
    <Card>
      <Top>
        <h3 dir="auto">
          <a href={address} onClick={open}>
            {title}
          </a>
        </h3>
        {jobType && <Chip>{jobType}</Chip>}
      </Top>
      <Facts>
        {location && (
          <li>
            <Icon drawing={mapPin} size="m" />
            <bdi>{location}</bdi>
          </li>
        )}
        {experience && (
          <li>
            <Icon drawing={briefcase} size="m" />
            <bdi>{experience}</bdi>
          </li>
        )}
      </Facts>
    </Card>
  );
});

const { space, color } = theme;

const Card = styled.article`
  ${linkCard}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};
  padding: ${space.l} ${space.lPlus};
  break-inside: avoid;

  a {
    ${stretchedLink}
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space.xs} ${space.s};

  > h3 {
    /* The job type is below the title if the longest word needs its room. A word that is longer than the card breaks. */
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
    font-size: ${theme.text.h4};
    line-height: ${theme.leading.snug};
  }
`;

const Facts = styled.ul`
  display: grid;
  gap: ${space.snug};
  color: ${color.text2};
  font-size: ${theme.text.small};

  > li {
    display: flex;
    align-items: center;
    gap: ${space.xsPlus};
  }

  .icon {
    color: ${color.text3};
  }
`;
