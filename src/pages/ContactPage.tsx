import { contactScreen } from '~/content/screens/contact';
import { ContactDetails } from '~/features/contact/ContactDetails';
import { MapPanel } from '~/features/contact/MapPanel';
import { ContactForm } from '~/features/leads/ContactForm';
import { CrumbBar } from '~/sections/parts/CrumbBar';
import { FormSplit } from '~/sections/parts/FormSplit';

/** `/contact`: the form, the offices and the map. */
export default function ContactPage() {
  return (
    <>
      <CrumbBar />
      <FormSplit title={contactScreen.title} lead={contactScreen.lead} form={<ContactForm />}>
        <ContactDetails />
      </FormSplit>
      <MapPanel />
    </>
  );
}
