import styled from 'styled-components';
import { useSearch } from 'wouter';
import { contacts } from '~/content/contacts';
import { demoTopics, findDemoTopic } from '~/content/demo-topics';
import { leadMessages } from '~/content/lead-messages';
import { CallbackForm } from '~/features/leads/callback/CallbackForm';
import { Note } from '~/features/leads/Note';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/navigation/TextLink';
import { demoWords } from './words';

const { title, promise } = leadMessages.callback;

/** The callback form on a page. `?topic=` in the address selects its topic. */
export function DemoRequest() {
  const topic = findDemoTopic(new URLSearchParams(useSearch()).get('topic'));
  return (
    <Stack>
      <div>
        <h2>{title}</h2>
        <p>{promise}</p>
      </div>
      <CallbackForm
        key={topic?.slug}
        topics={demoTopics}
        topicLabel={demoWords.topicLabel}
        topicPlaceholder={demoWords.topicPlaceholder}
        {...(topic && { defaultTopic: topic.slug })}
      />
      <Note>
        {demoWords.writeTo} <TextLink href={contacts.general.href}>{contacts.general.email}</TextLink>
      </Note>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space.ml};
  color: ${theme.color.text2};

  h2 {
    margin-bottom: ${theme.space.xs};
    color: ${theme.color.text};
    font-size: ${theme.text.h3};
  }
`;
