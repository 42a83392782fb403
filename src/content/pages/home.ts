import { infoCards } from '~/content/info-cards';
import type { PageContent } from '~/content/model';
import { serviceCards } from '~/content/service-cards';
import { testimonials } from '~/content/testimonials';

export const home: PageContent = {
  description:
    'Mindwave builds and runs software for logistics, banking and insurance companies across the United States: consulting, engineering and people.',
  sections: [
    {
      kind: 'hero',
      tone: 'company',
      isFirst: true,
      title: 'Every shipment, payment and claim is\u00a0a\u00a0promise in\u00a0transit.',
      text: 'Mindwave builds and runs the software that keeps those promises moving for logistics, banking and insurance companies across the United States.',
      art: 'hero-company',
      action: { text: 'Read more', href: '/about' },
      secondary: { text: 'Contact Us', href: '/contact' },
      facts: [
        { strong: 'Founded 2007' },
        { strong: '13,000', after: 'annual operations' },
        { before: 'Offices in', strong: 'New Jersey, Atlanta and India' },
      ],
    },
    {
      kind: 'hero',
      tone: 'logistics',
      eyebrow: 'Logistics and transportation',
      title: 'See the whole yard before the gate opens.',
      text: 'Fleet management that connects tenders, drivers, docks and invoices, so planners decide on what is happening now.',
      art: 'hero-logistics',
      stat: { value: '25%', label: 'fewer booking errors', percent: 25 },
      action: {
        text: 'Get More Info',
        href: '/industries/logistics-and-transportation/fleet-management-services',
      },
    },
    {
      kind: 'hero',
      tone: 'banking',
      eyebrow: 'Banking',
      title: 'Money that keeps moving. Records that stand still.',
      text: 'Payment, risk and core platforms engineered so that every movement clears quickly and can be proven later.',
      art: 'hero-banking',
      stat: { value: '50%', label: 'faster processing', percent: 50 },
      action: { text: 'Explore Solutions', href: '/industries/banking' },
    },
    {
      kind: 'hero',
      tone: 'insurance',
      eyebrow: 'Insurance',
      title: 'Cover that answers when it is called.',
      text: 'From quote to settled claim on one line: policy, underwriting and claims systems that agree with each other.',
      art: 'hero-insurance',
      stat: { value: '30%', label: 'cut in claims time', percent: 30 },
      action: { text: 'Learn More', href: '/industries/insurance' },
    },
    {
      kind: 'videoBanner',
      videoSrc: '/video/banner-loop',
      poster: '/video/banner-poster.webp',
      heading: 'One line, from first order to final ledger.',
      subheading: 'Consulting, engineering and people for complex business processes.',
      subtitle: 'Logistics. Banking. Insurance.',
      description:
        'You save time and money, with no need to hire extra staff or train existing staff for highly technical projects.',
      ctaText: 'Start at the top',
      ctaLink: '#top',
    },
    {
      kind: 'cardGrid',
      variant: 'info',
      columns: 3,
      head: {
        title: 'Three industries. Three ways to move them forward.',
        lead: 'Pick the line you run. We bring the people who have worked on it before.',
      },
      cards: infoCards,
    },
    {
      kind: 'coreStrengths',
      head: { title: 'Our Core Strengths', lead: 'Four figures, and the two habits behind them.' },
      stats: [
        { value: '13,000', label: 'annual operations' },
        { value: '40%', label: 'gain in efficiency', percent: 40 },
        { value: '35%', label: 'lower cost', percent: 35 },
        { value: '50%', label: 'faster processing', percent: 50 },
        { value: '2–4', label: 'weeks in a sprint, with working software at the end of each' },
      ],
      tile: {
        title: 'No extra staff to hire. No existing staff to retrain.',
        text: 'Teams in Alpharetta and Hyderabad join your project already fluent in the technology and the trade.',
      },
    },
    { kind: 'callbackBanner' },
    {
      kind: 'serviceExplorer',
      title: 'Services',
      lead: 'Three lines, ten stops. Get on where you need us.',
      cards: serviceCards,
    },
    {
      kind: 'testimonialCarousel',
      ground: 'alt',
      title: 'What clients say',
      intervalMs: 5000,
      testimonials,
    },
    {
      kind: 'leadForm',
      title: 'Where does your line slow down?',
      text: 'Leave your details and we will call with questions, not a pitch. Logistics, banking and insurance specialists answer first.',
      submitText: 'Send my details',
    },
    {
      kind: 'callbackBanner',
      text: 'Prefer to talk it through? Choose a time and we will call you back.',
    },
  ],
};
