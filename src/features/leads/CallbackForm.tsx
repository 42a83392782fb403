import type { ClipboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import type { ContactRequest } from '~/api/contact';
import { messages } from '~/content/messages';
import { callbackDefaults } from '~/content/site';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { ModalActions } from '~/ui/ModalActions';
import { Select } from '~/ui/Select';
import { TextField } from '~/ui/TextField';
import { TextLink } from '~/ui/TextLink';
import { type CallbackField, type CallbackValues, checkField, digitsOf, stripPrefix } from './callback-rules';
import { clearFormDraft, readFormDraft, useFormDraft } from './use-form-draft';
import { useLeadSending } from './use-lead-sending';

interface Topic {
  readonly slug: string;
  readonly label: string;
}

interface Props {
  onSent?: () => void;
  /** Shows a Cancel button. */
  onCancel?: () => void;
  /** What the visitor may ask about; the choice is sent as the lead's message. */
  topics?: readonly Topic[];
  topicLabel?: string;
  topicPlaceholder?: string;
  defaultTopic?: string;
}

type Values = CallbackValues & { readonly topic: string };

const DRAFT = 'callback';
const EMPTY: Values = { name: '', company: '', email: '', phone: '', topic: '' };
const { callback } = messages;

function leadOf(values: Values, topics: readonly Topic[]): ContactRequest {
  const topic = topics.find(({ slug }) => slug === values.topic);
  return {
    name: values.name.trim(),
    company: values.company.trim(),
    email: values.email.trim(),
    mobile: digitsOf(values.phone),
    ...(topic && { message: `Demo: ${topic.label}` }),
  };
}

/** The callback form: the rules of section 5 on blur and on submit; what was typed stays until the server took it. */
export function CallbackForm({
  onSent,
  onCancel,
  topics = [],
  topicLabel = '',
  topicPlaceholder = '',
  defaultTopic = '',
}: Props) {
  const form = useForm<Values>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: readFormDraft(DRAFT, { ...EMPTY, topic: defaultTopic }),
  });
  const { register, handleSubmit, reset, clearErrors, setValue, formState } = form;
  const { errors, touchedFields, dirtyFields } = formState;
  const { isSending, send } = useLeadSending();
  useFormDraft(DRAFT, form);

  const submit = handleSubmit(async (values) => {
    if (!(await send(leadOf(values, topics)))) return;
    reset(EMPTY);
    clearFormDraft(DRAFT);
    onSent?.();
  });

  const field = (name: CallbackField) => ({
    ...register(name, { validate: (value) => checkField(name, value), onChange: () => clearErrors(name) }),
    error: errors[name]?.message,
    isValid: Boolean(touchedFields[name] && dirtyFields[name] && !errors[name]),
  });

  const pastePhone = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const kept = stripPrefix(pasted);
    if (kept === pasted.trim()) return;
    event.preventDefault();
    setValue('phone', kept, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };

  const mail = <TextLink href={`mailto:${callbackDefaults.email}`}>{callbackDefaults.email}</TextLink>;
  const email = field('email');
  return (
    <Form noValidate onSubmit={submit} aria-label={callback.title}>
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
      <Pair>
        <TextField label="Name" autoComplete="name" required {...field('name')} />
        <TextField
          label="Company"
          autoComplete="organization"
          required
          placeholder="Company name"
          {...field('company')}
        />
      </Pair>
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
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        placeholder="10-digit number"
        hint={callback.phoneHint}
        onPaste={pastePhone}
        {...field('phone')}
      />
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
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.ml};
`;

const Pair = styled.div`
  display: grid;
  gap: ${theme.space.ml};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
