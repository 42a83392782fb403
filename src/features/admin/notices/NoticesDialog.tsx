import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Notice } from '~/api/notices';
import { adminWords } from '~/features/admin/words';
import { theme } from '~/theme/theme';
import { Modal } from '~/ui/dialog/Modal';
import { TextLink } from '~/ui/navigation/TextLink';

const words = adminWords.notices;
const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A command in backticks, or an https address without the punctuation after it. */
const MARKED = /(`[^`]+`|https:\/\/[^\s`]*[^\s`.,;:!?()'"])/;

/** Shows the commands of a message as code, and its addresses as links. */
const withMarks = (message: string): ReactNode[] =>
  message.split(MARKED).map((part, at) => {
    if (at % 2 === 0) return part;
    const key = `${at} ${part}`;
    if (part.startsWith('`'))
      return (
        <code key={key} dir="ltr">
          {part.slice(1, -1)}
        </code>
      );
    return (
      <TextLink key={key} dir="ltr" href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </TextLink>
    );
  });

/** When a notice began, and how many things it is about if there are several. */
const factsOf = ({ since, count }: Notice) =>
  [...(since ? [words.since(when.format(since))] : []), ...(count > 1 ? [words.cases(count)] : [])].join(' · ');

interface Props {
  isOpen: boolean;
  onClose: () => void;
  notices: readonly Notice[];
}

/** What an admin should know about the running site, as the backend says it. */
export function NoticesDialog({ isOpen, onClose, notices }: Props) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={words.title} width="form">
      {notices.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <List>
          {notices.map((notice) => (
            <li key={`${notice.code} ${notice.since} ${notice.message}`}>
              <Message dir="auto">{withMarks(notice.message)}</Message>
              <Facts>{factsOf(notice)}</Facts>
            </li>
          ))}
        </List>
      )}
    </Modal>
  );
}

const { space, color, text, leading } = theme;

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    gap: ${space.xxs};
    padding: ${space.s} 0;
    border-top: 1px solid ${color.border};
  }
`;

const Message = styled.p`
  overflow-wrap: anywhere;

  code {
    padding: 0 ${space.xxs};
    border-radius: ${theme.radius.xs};
    background: ${color.surface3};
    font-family: ${theme.font.mono};
    font-size: ${text.small};
  }
`;

const Facts = styled.div`
  color: ${color.text3};
  font-size: ${text.small};
  line-height: ${leading.small};
`;
