import { useForm } from 'react-hook-form';
import { loadConfig } from '~/api/config';
import { QueryProvider } from '~/api/QueryProvider';
import { leadMessages } from '~/content/lead-messages';
import { FailedRequest } from '~/features/leads/FailedRequest';
import { LeadTrap } from '~/features/leads/LeadTrap';
import { mailField } from '~/features/leads/mail-field';
import { PrivacyNote } from '~/features/leads/PrivacyNote';
import { showRefusal } from '~/features/leads/show-refusal';
import { clearSent, readFormDraft, useFormDraft } from '~/features/leads/use-form-draft';
import { useLeadSending } from '~/features/leads/use-lead-sending';
import { Button } from '~/ui/button/Button';
import { FormGrid } from '~/ui/form/form-styles';
import { TextArea } from '~/ui/form/TextArea';
import { TextField } from '~/ui/form/TextField';
import { lengthProblem } from '~/ui/form/text-limit';
import { Icon } from '~/ui/icons/Icon';
import { send as sendIcon } from '~/ui/icons/screens';
import { toast } from '~/ui/toast/toast-store';
import {
  CONTACT_MESSAGE_COMPANY_MAX_LENGTH,
  LEAD_MESSAGE_MAX_LENGTH,
  MAIL_ADDRESS_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
} from '~contract/generated/limits';
import { isBlank } from '~contract/text';
import { OtherWays } from './OtherWays';
import { contactWords } from './words';

const DRAFT = 'contact';
const EMPTY = { name: '', email: '', company: '', message: '' };
/** In characters. */
const LIMITS = {
  name: PERSON_NAME_MAX_LENGTH,
  email: MAIL_ADDRESS_MAX_LENGTH,
  company: CONTACT_MESSAGE_COMPANY_MAX_LENGTH,
  message: LEAD_MESSAGE_MAX_LENGTH,
} as const satisfies Record<keyof typeof EMPTY, number>;
const { form: words } = contactWords;

function Form() {
  const form = useForm({ defaultValues: readFormDraft(DRAFT, EMPTY) });
  const { register, handleSubmit, clearErrors, setValue, formState } = form;
  const mail = mailField((address) => setValue('email', address));
  const sending = useLeadSending('contact');
  const { isSending, send, queue } = sending;
  useFormDraft(DRAFT, form);

  const done = (sent: typeof EMPTY) => () => {
    if (clearSent(DRAFT, form, sent, EMPTY)) return;
    const { message } = form.getValues();
    const added = message.startsWith(sent.message) ? message.slice(sent.message.length).trimStart() : '';
    // Words that the user has added meanwhile are sent next. They do not include the words that have arrived.
    if (added) setValue('message', added);
  };
  // The browser has validated the fields: this form leaves validation to it (S5.contact.required).
  const submit = handleSubmit(async (values) => {
    const config = await loadConfig().catch((error: unknown) => console.info('The settings could not be read.', error));
    if (!config) return void toast(leadMessages.contact.failure, { tone: 'error' });
    if (config.contactForm === 'api')
      return send({ ...values, mobile: '' }, done(values), (messages) => showRefusal(form, messages));
    // Specified behaviour (S5.contact.logged): log the values, clear the form, send nothing.
    console.info(values);
    done(values)();
  });
  const sendLater = handleSubmit((values) => queue({ ...values, mobile: '' }, done(values)));

  const field = (name: keyof typeof EMPTY, missing?: string) => ({
    ...register(name, {
      // The browser accepts spaces as text. Without a message, the server would take the request for a callback.
      validate: (value) => (missing !== undefined && isBlank(value) ? missing : lengthProblem(value, LIMITS[name])),
      onChange: () => clearErrors(name),
      ...(name === 'email' && { onBlur: mail.onLeave }),
    }),
    limit: LIMITS[name],
    error: formState.errors[name]?.message,
  });
  return (
    <FormGrid onSubmit={submit} aria-label={words.title}>
      <FailedRequest sending={sending} onQueue={sendLater} onRetry={submit} />
      <TextField label={words.name} autoComplete="name" required {...field('name', words.nameMissing)} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
        onPaste={mail.onPaste}
      />
      <TextField
        label={words.company}
        autoComplete="organization"
        isOptional
        placeholder={words.companyPlaceholder}
        {...field('company')}
      />
      <TextArea label={words.message} required {...field('message', words.messageMissing)} />
      <LeadTrap trap={sending.trap} />
      <Button type="submit" isBusy={isSending || formState.isSubmitting} busyLabel={words.submitting}>
        {words.submit}
        <Icon drawing={sendIcon} data-shift="" />
      </Button>
      <OtherWays />
      <PrivacyNote />
    </FormGrid>
  );
}

/** The contact page's form. */
export function ContactForm() {
  return (
    <QueryProvider>
      <Form />
    </QueryProvider>
  );
}
