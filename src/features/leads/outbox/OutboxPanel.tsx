import { useSyncExternalStore } from 'react';
import { demoTopics } from '~/content/demo-topics';
import { leadMessages } from '~/content/lead-messages';
import { messageOf } from '~/features/leads/callback/callback-lead';
import { openCallback } from '~/features/leads/callback/callback-store';
import { hasOtherText, writeFormDraft } from '~/features/leads/use-form-draft';
import { href } from '~/href';
import { navigateTo } from '~/lib/navigation';
import { countText, fill } from '~/lib/text/fill';
import { IconButton } from '~/ui/button/IconButton';
import { TextButton } from '~/ui/button/TextButton';
import { x } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { inbox } from '~/ui/icons/screens';
import { toast } from '~/ui/toast/toast-store';
import { Actions, Head, Panel, Reason, Row, Station } from './OutboxPanel.styles';
import { type QueuedRequest, queuedRequests } from './outbox';
import { removeRequest } from './outbox-disk';
import { subscribeOutbox } from './outbox-watch';

const { outbox: words } = leadMessages;
const NONE: readonly QueuedRequest[] = [];

/** The time of day on this device. */
const timeOf = (savedAt: number) =>
  new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: false }).format(savedAt);

function summaryOf(count: number, refused: number) {
  const waiting = countText(count, words.waitingOne, words.waitingMany);
  if (refused === 0) return fill(words.willBeSent, { waiting });
  return fill(countText(refused, words.attentionOne, words.attentionMany), { waiting });
}

async function remove({ key }: QueuedRequest) {
  const isRemoved = await removeRequest(key);
  if (!isRemoved) toast(leadMessages.contact.failure, { tone: 'error' });
  return isRemoved;
}

/** Removes the request from the outbox and fills its values into its form, unless the form has other text. */
async function edit(request: QueuedRequest) {
  const { name, email, company = '', mobile = '', message = '' } = request.lead;
  const isMessage = request.kind === 'contact';
  const form = isMessage ? 'contact' : 'callback';
  const text = { name, email, company, ...(isMessage ? { message } : { phone: mobile }) };
  if (hasOtherText(form, text)) return void toast(words.formInUse, { tone: 'info' });
  if (!(await remove(request))) return;
  const topic = demoTopics.find((each) => messageOf(each) === message)?.slug ?? '';
  writeFormDraft(form, isMessage ? text : { ...text, topic, linked: '' });
  if (isMessage) await navigateTo(href('/contact'));
  else if (topic) await navigateTo(`${href('/demo')}?topic=${topic}`);
  else openCallback();
}

function Item({ request }: { request: QueuedRequest }) {
  const { kind, lead, state, reason, savedAt } = request;
  return (
    <Row data-state={state}>
      <Station aria-hidden="true" />
      <div>
        <strong>{words.kinds[kind]}</strong>
        <p>
          <bdi>{lead.name}</bdi>
          {lead.company && (
            <>
              , <bdi>{lead.company}</bdi>
            </>
          )}
        </p>
        {state === 'waiting' && <p>{`${words.savedAt} ${timeOf(savedAt)}`}</p>}
        {state === 'sending' && <p>{words.sending}</p>}
        {state === 'refused' && (
          <Reason>
            {words.refused} <bdi>{reason}</bdi>
          </Reason>
        )}
        {state !== 'sending' && (
          <Actions>
            <TextButton onClick={() => void edit(request)}>{words.edit}</TextButton>
            <TextButton onClick={() => void remove(request)}>{words.cancel}</TextButton>
          </Actions>
        )}
      </div>
    </Row>
  );
}

/** The queued requests. They can be edited or cancelled, and are never shown as sent before the server confirms it. */
export function OutboxPanel({ onClose }: { onClose: () => void }) {
  const requests = useSyncExternalStore(subscribeOutbox, queuedRequests, () => NONE);
  const refused = requests.filter(({ state }) => state === 'refused').length;
  return (
    <Panel aria-label={words.title} data-print="hide">
      <Head>
        <Icon drawing={inbox} />
        <h2>{words.title}</h2>
        <IconButton label={words.close} drawing={x} onClick={onClose} />
      </Head>
      <p>{requests.length === 0 ? words.empty : summaryOf(requests.length, refused)}</p>
      <ul>
        {requests.map((request) => (
          <Item key={request.key} request={request} />
        ))}
      </ul>
    </Panel>
  );
}
