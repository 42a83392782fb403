import type { ClipboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { leadMessages } from '~/content/lead-messages';
import { callbackDefaults } from '~/content/contacts';
import { Button } from '~/ui/Button';
import { ModalActions } from '~/ui/ModalActions';
import { Select } from '~/ui/Select';
import { TextField } from '~/ui/TextField';
import { TextLink } from '~/ui/TextLink';
import { FailedRequest } from './FailedRequest';
import { FieldPair, FormGrid } from './form-styles';
import { type CallbackFormValues, EMPTY_CALLBACK, leadOf, type Topic } from './callback-lead';
import { type CallbackField, checkField, MAX_LENGTH, stripPrefix } from './callback-rules';
import { LeadTrap } from './LeadTrap';
import { clearFormDraft, readFormDraft, useFormDraft } from './use-form-draft';
import { useLeadSending } from './use-lead-sending';

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

/** The callback form. It validates on blur and submit (S5.callback.when) and is cleared only on success. */
export function CallbackForm({
  onSent,
  onCancel,
  topics = NO_TOPICS,
  topicLabel = '',
  topicPlaceholder = '',
  defaultTopic = '',
}: Props) {
  const form = useForm<CallbackFormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: readFormDraft(DRAFT, { ...EMPTY_CALLBACK, topic: defaultTopic }),
  });
  const { register, handleSubmit, reset, clearErrors, setValue, formState } = form;
  const { errors, touchedFields, dirtyFields } = formState;
  const sending = useLeadSending('callback');
  const { isSending, send, queue } = sending;
  useFormDraft(DRAFT, form);

  const done = () => {
    reset(EMPTY_CALLBACK);
    clearFormDraft(DRAFT);
    onSent?.();
  };
  const submit = handleSubmit((values) => send(leadOf(values, topics), done));
  const sendLater = handleSubmit((values) => queue(leadOf(values, topics), done));

  const field = (name: CallbackField) => ({
    ...register(name, { validate: (value) => checkField(name, value), onChange: () => clearErrors(name) }),
    maxLength: MAX_LENGTH[name],
    error: errors[name]?.message,
    isValid: Boolean(touchedFields[name] && dirtyFields[name] && !errors[name]),
  });

  const pastePhone = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const stripped = stripPrefix(pasted);
    if (stripped === pasted.trim()) return;
    event.preventDefault();
    setValue('phone', stripped, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };

  const mail = <TextLink href={`mailto:${callbackDefaults.email}`}>{callbackDefaults.email}</TextLink>;
  // Registered in visual order: an invalid submit focuses the first wrong field.
  const [name, company, email, phone] = [field('name'), field('company'), field('email'), field('phone')];
  return (
    <FormGrid noValidate onSubmit={submit} aria-label={callback.title}>
      <FailedRequest sending={sending} onQueue={sendLater} onRetry={submit} />
      {topics.length > 0 && (
        <Select label={topicLabel} {...register('topic')}>
          <option value="">{topicPlaceholder}</option>
          {topics.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
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
        note={
          email.error === callback.workEmail ? (
            <>
              {callback.otherWay} {mail}
            </>
          ) : undefined
        }
      />
      <TextField
        label="Phone"
        inputMode="tel"
        autoComplete="tel-national"
        required
        placeholder="10-digit number"
        hint={callback.phoneHint}
        onPaste={pastePhone}
        {...phone}
      />
      <LeadTrap trap={sending.trap} />
      {onCancel ? (
        <ModalActions>
          <Button variant="line" onClick={onCancel}>
            {callback.cancel}
          </Button>
          <Button type="submit" isBusy={isSending} busyLabel={callback.submitting}>
            {callback.submit}
          </Button>
        </ModalActions>
      ) : (
        <Button type="submit" isBusy={isSending} busyLabel={callback.submitting}>
          {callback.submit}
        </Button>
      )}
    </FormGrid>
  );
}
