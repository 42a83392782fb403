import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { QueryProvider } from '~/api/QueryProvider';
import { leadMessages } from '~/content/lead-messages';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { FieldPair } from '~/ui/form/form-styles';
import { TextField } from '~/ui/form/TextField';
import { lengthProblem } from '~/ui/form/text-limit';
import {
  COMPANY_NAME_MAX_LENGTH,
  MAIL_ADDRESS_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  PHONE_NUMBER_MAX_LENGTH,
} from '~contract/generated/limits';
import { isBlank } from '~contract/text';
import { FailedRequest } from './FailedRequest';
import { LeadTrap } from './LeadTrap';
import { mailField } from './mail-field';
import { PrivacyNote } from './PrivacyNote';
import { REFUSED, showRefusal } from './show-refusal';
import { clearSent, readFormDraft, useFormDraft } from './use-form-draft';
import { useLeadSending } from './use-lead-sending';

const { required } = leadMessages.lead;

const DRAFT = 'lead';
const EMPTY = { name: '', email: '', mobile: '', company: '' };
type LeadField = keyof typeof EMPTY;

/** Text, an at sign, text, a dot, text: only for the green icon, not a rule (S5.lead.valid-icon). */
const LOOSE_ADDRESS = /\S+@\S+\.\S+/;

const FIELDS = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autoComplete: 'name',
    placeholder: 'Your name',
    limit: PERSON_NAME_MAX_LENGTH,
  },
  {
    name: 'company',
    label: 'Company',
    type: 'text',
    autoComplete: 'organization',
    placeholder: 'Company name',
    limit: COMPANY_NAME_MAX_LENGTH,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    placeholder: 'name@company.com',
    limit: MAIL_ADDRESS_MAX_LENGTH,
  },
  {
    name: 'mobile',
    label: 'Mobile',
    type: 'tel',
    autoComplete: 'tel',
    placeholder: 'Phone number',
    limit: PHONE_NUMBER_MAX_LENGTH,
  },
] as const satisfies readonly (ComponentProps<typeof TextField> & { name: LeadField })[];

function Form({ label, submitText }: { label: string; submitText: string }) {
  const form = useForm({ mode: 'onBlur', reValidateMode: 'onBlur', defaultValues: readFormDraft(DRAFT, EMPTY) });
  const { register, handleSubmit, clearErrors, watch, setValue, formState } = form;
  const mail = mailField((address) => setValue('email', address));
  const sending = useLeadSending('lead');
  const { isSending, send, queue } = sending;
  useFormDraft(DRAFT, form);
  const isAddress = LOOSE_ADDRESS.test(watch('email'));

  const done = (sent: typeof EMPTY) => () => clearSent(DRAFT, form, sent, EMPTY);
  const submit = handleSubmit((values) => send(values, done(values), (messages) => showRefusal(form, messages)));
  const sendLater = handleSubmit((values) => queue(values, done(values)));

  return (
    <FieldPair as="form" noValidate onSubmit={submit} aria-label={label}>
      <FailedRequest sending={sending} onQueue={sendLater} onRetry={submit} />
      {FIELDS.map(({ name, label: fieldLabel, ...input }) => (
        <TextField
          key={name}
          label={fieldLabel}
          required
          {...input}
          {...register(name, {
            validate: (value) => (isBlank(value) ? required[name] : lengthProblem(value, input.limit)),
            onChange: () => clearErrors(name),
            ...(name === 'email' && { onBlur: mail.onLeave }),
          })}
          {...(name === 'email' && { onPaste: mail.onPaste })}
          error={formState.errors[name]?.message}
          errorDisplay={formState.errors[name]?.type === REFUSED ? 'text' : 'hidden'}
          isValid={name === 'email' && isAddress}
        />
      ))}
      <LeadTrap trap={sending.trap} />
      <Whole>
        <Button type="submit" isBusy={isSending} busyLabel={leadMessages.callback.submitting}>
          {submitText}
        </Button>
        <PrivacyNote />
      </Whole>
    </FieldPair>
  );
}

/**
 * The lead form of landing pages. It only checks for empty fields, and marks them with a red border and an icon,
 * without visible text (S5.lead.required). If the server refuses a field, its reason is visible.
 */
export function LeadSectionForm(props: { label: string; submitText: string }) {
  return (
    <QueryProvider>
      <Form {...props} />
    </QueryProvider>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${theme.space.ml};

  ${media.desktop} {
    grid-column: 1 / -1;
  }
`;
