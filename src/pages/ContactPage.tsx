import { contactScreen } from '~/content/screens/contact';
import { ContactDetails } from '~/features/contact/ContactDetails';
import { MapPanel } from '~/features/contact/MapPanel';
import { ContactForm } from '~/features/leads/ContactForm';
import { LivePart } from '~/lib/live-part';
import { CrumbBar } from '~/sections/parts/CrumbBar';
import { FormSplit } from '~/sections/parts/FormSplit';

/** `/contact`: the form, the offices and the map. Live are the form and the map. */
export default function ContactPage() {
  return (
    <>
      <CrumbBar />
      <FormSplit
        title={contactScreen.title}
        lead={contactScreen.lead}
        form={<LivePart name="contactForm" of={ContactForm} props={{}} />}
      >
        <ContactDetails />
      </FormSplit>
      <LivePart name="map" of={MapPanel} props={{}} />
    </>
  );
}
