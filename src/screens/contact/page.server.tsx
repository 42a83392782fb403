import { LivePart } from '~/lib/live-part';
import { CrumbBar } from '~/sections/parts/CrumbBar';
import { FormSplit } from '~/sections/parts/FormSplit';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { MapPanel } from './MapPanel';
import { contactWords } from './words';

/** `/contact`: the form, the offices and the map. The form and the map are live. */
export default function ContactPage() {
  return (
    <>
      <CrumbBar />
      <FormSplit
        title={contactWords.title}
        lead={contactWords.lead}
        form={<LivePart name="contactForm" of={ContactForm} props={{}} />}
      >
        <ContactDetails />
      </FormSplit>
      <LivePart name="map" of={MapPanel} props={{}} />
    </>
  );
}
