import { useForm } from 'react-hook-form';
import { callbackDefaults } from '~/content/contacts';
import { leadMessages } from '~/content/lead-messages';
import { FailedRequest } from '~/features/leads/FailedRequest';
import { LeadTrap } from '~/features/leads/LeadTrap';
import { PrivacyNote } from '~/features/leads/PrivacyNote';
import { showRefusal } from '~/features/leads/show-refusal';
import { clearSent, readFormDraft, useFormDraft } from '~/features/leads/use-form-draft';
import { useLeadSending } from '~/features/leads/use-lead-sending';
import { Button } from '~/ui/button/Button';
import { ModalActions } from '~/ui/dialog/ModalActions';
import { FieldPair, FormGrid } from '~/ui/form/form-styles';
import { Select } from '~/ui/form/Select';
import { TextField } from '~/ui/form/TextField';
import { TextLink } from '~/ui/navigation/TextLink';
import { type CallbackFormValues, EMPTY_CALLBACK, leadOf, type Topic } from './callback-lead';
import { useCallbackFields } from './use-callback-fields';

interface Props {
  onSent?: () => void;
  /** Shows a Cancel button. */
  onCancel?: () => void;
  /** Topics to choose from. The choice is sent as the lead's message. */
  topics?: readonly Topic[];
  topicLabel?: string;
  topicPlaceholder?: string;
  defaultTopic?: string;
}

const DRAFT = 'callback';
const NO_TOPICS: readonly Topic[] = [];
const { callback } = leadMessages;

const topicOption = ({ slug, label }: Topic) => (
  <option key={slug} value={slug}>
    {label}
  </option>
);

/** For visitors without an address of their company. */
const otherWay = (
  <>
    {callback.otherWay} <TextLink href={`mailto:${callbackDefaults.email}`}>{callbackDefaults.email}</TextLink>
  </>
);

/** The form with what the visitor typed before. It saves what is typed as a draft. */
function useCallbackForm(defaultTopic: string) {
  const chosen = { topic: defaultTopic, linked: defaultTopic };
  const draft = readFormDraft(DRAFT, { ...EMPTY_CALLBACK, ...chosen });
  // Following another link selects its topic. A reload of the same link does not.
  const isNewLink = defaultTopic !== '' && draft.linked !== defaultTopic;
  const form = useForm<CallbackFormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: isNewLink ? { ...draft, ...chosen } : draft,
  });
  useFormDraft(DRAFT, form);
  return form;
}

/** The callback form. It validates on blur and submit (S5.callback.when) and is cleared only on success. */
export function CallbackForm({
  onSent,
  onCancel,
  topics = NO_TOPICS,
  topicLabel = '',
  topicPlaceholder = '',
  defaultTopic = '',
}: Props) {
  const form = useCallbackForm(defaultTopic);
  const { register, handleSubmit } = form;
  const { name, company, email, phone } = useCallbackFields(form);
  const sending = useLeadSending('callback');
  const { isSending, send, queue } = sending;

  const done = (sent: CallbackFormValues) => () => {
    if (clearSent(DRAFT, form, sent, EMPTY_CALLBACK)) onSent?.();
  };
  const refused = ({ mobile, ...others }: Readonly<Record<string, string>>) =>
    showRefusal(form, { ...others, ...(mobile !== undefined && { phone: mobile }) });
  const submit = handleSubmit((values) => send(leadOf(values, topics), done(values), refused));
  const sendLater = handleSubmit((values) => queue(leadOf(values, topics), done(values)));

  const submitButton = (
    <Button type="submit" isBusy={isSending} busyLabel={callback.submitting}>
      {callback.submit}
    </Button>
  );
  return (
    <FormGrid noValidate onSubmit={submit} aria-label={callback.title}>
      <FailedRequest sending={sending} onQueue={sendLater} onRetry={submit} />
      {topics.length > 0 && (
        <Select label={topicLabel} {...register('topic')}>
          <option value="">{topicPlaceholder}</option>
          {topics.map(topicOption)}
        </Select>
      )}
      <FieldPair>
        <TextField label="Name" autoComplete="name" required {...name} />
        <TextField label="Company" autoComplete="organization" required placeholder="Company name" {...company} />
      </FieldPair>
      <TextField
        label="Work email"
        type="email"
        autoComplete="email"
        required
        placeholder="name@company.com"
        {...email}
        note={email.error === callback.workEmail ? otherWay : undefined}
      />
      <TextField
        label="Phone"
        inputMode="tel"
        autoComplete="tel-national"
        required
        placeholder="10-digit number"
        hint={callback.phoneHint}
        {...phone}
      />
      <PrivacyNote />
      <LeadTrap trap={sending.trap} />
      {onCancel ? (
        <ModalActions>
          <Button variant="line" onClick={onCancel}>
            {callback.cancel}
          </Button>
          {submitButton}
        </ModalActions>
      ) : (
        submitButton
      )}
    </FormGrid>
  );
}
