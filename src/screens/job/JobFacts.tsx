import styled from 'styled-components';
import type { Job } from '~/api/jobs';
import { contacts } from '~/content/contacts';
import { departmentLabel } from '~/content/departments';
import { pageMessages } from '~/content/page-messages';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { TextLink } from '~/ui/navigation/TextLink';
import { applyHref } from './apply-href';
import { JobShare } from './JobShare';
import { jobWords } from './words';

/** The job in four lines, the Apply link and the share button. It is sticky on desktop. */
export function JobFacts({ job }: { job: Job }) {
  const { facts } = jobWords;
  const lines = [
    [facts.department, departmentLabel(job.departmentId)],
    [facts.location, job.location],
    [facts.experience, job.experience],
    [facts.jobType, job.jobType],
  ] as const;
  return (
    <Card>
      <Facts>
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ),
        )}
      </Facts>
      <Apply href={applyHref(job)} data-print="hide">
        {pageMessages.job.apply}
      </Apply>
      <Questions>
        {jobWords.questions} <TextLink href={contacts.careers.href}>{contacts.careers.email}</TextLink>
      </Questions>
      <JobShare title={job.title} />
    </Card>
  );
}

const { space, color, text } = theme;

const STICKY_TOP = '100px';
const NAME_WIDTH = '108px';
const LEADING = 1.45;

const Card = styled.aside`
  padding: ${space.ll};
  border: ${theme.line.hair} solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};
  overflow-wrap: anywhere;

  ${media.desktop} {
    position: sticky;
    top: ${STICKY_TOP};
  }

  ${media.print} {
    position: static;
    margin-top: ${space.xl};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.sPlus};

  > div {
    display: grid;
    grid-template-columns: ${NAME_WIDTH} minmax(0, 1fr);
    gap: ${space.s};
    font-size: ${text.small};
    line-height: ${LEADING};
  }

  dt {
    color: ${color.text3};
  }

  dd {
    font-weight: ${theme.font.weight.medium};
  }
`;

/** On a phone the bar at the bottom has the same link. */
const Apply = styled(ButtonLink)`
  width: 100%;
  margin-top: ${space.lPlus};

  ${media.mobile} {
    display: none;
  }
`;

const Questions = styled.p`
  margin-top: ${space.m};
  color: ${color.text3};
  font-size: ${text.small};
`;
