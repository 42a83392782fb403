import type { InfoCard } from './model';

const ctaText = 'Get More Info';
const features = (...texts: readonly string[]) => texts.map((text) => ({ text }));

/** The six info cards of the home page, ids 1 to 6 (S3.info-card). */
export const infoCards: readonly InfoCard[] = [
  {
    id: 1,
    title: 'Logistics & Transportation IT Solutions',
    description:
      'One view of every load, from tender to freight bill, for carriers, shippers and intermodal operators.',
    features: features(
      'Transportation Management',
      'Operational Planning',
      'Freight Payment and Billing',
      'Visibility',
    ),
    ctaText,
    ctaLink: '/industries/logistics-and-transportation',
    art: 'card-logistics',
    strand: 'route',
  },
  {
    id: 2,
    title: 'Banking Solutions',
    description: 'Modern cores and channels that clear faster and stand up to audit.',
    features: features(
      'Digital Banking Platforms',
      'Payment Processing Systems',
      'Risk Management Solutions',
      'Core Banking Modernization',
      'Mobile Banking Apps',
      'Fraud Detection Systems',
    ),
    ctaText,
    ctaLink: '/industries/banking',
    art: 'card-banking',
    strand: 'flow',
  },
  {
    id: 3,
    title: 'Insurance Technology',
    description: 'Policy, claims and analytics that keep the promise on the worst day.',
    features: features(
      'Claims Processing Automation',
      'Policy Management Systems',
      'Underwriting Platforms',
      'Insurance Analytics',
      'Customer Portal Development',
      'Regulatory Compliance Solutions',
    ),
    ctaText,
    ctaLink: '/industries/insurance',
    art: 'card-insurance',
    strand: 'cover',
  },
  {
    id: 4,
    title: 'Digital Transformation',
    description: 'Move one process at a time, in sprints of 2–4 weeks, without stopping the business.',
    features: features('Process discovery', 'Workflow automation', 'Cloud migration', 'Agile delivery'),
    ctaText,
    ctaLink: '/services/digital-transformation',
    art: 'card-transformation',
    strand: 'mist',
  },
  {
    id: 5,
    title: 'Enterprise Application Development',
    description: 'Applications built around how your teams work, and supported after launch.',
    features: features('Custom applications', 'System integration', 'Legacy modernization', 'Ongoing support'),
    ctaText,
    ctaLink: '/services/application-development',
    art: 'card-applications',
    strand: 'mist',
  },
  {
    id: 6,
    title: 'Generative AI Solutions',
    description: 'Turn documents, emails and claims notes into decisions a person can check.',
    features: features(
      'Document understanding',
      'Knowledge assistants',
      'Summaries and drafting',
      'Human review built in',
    ),
    ctaText,
    ctaLink: '/services/generative-ai',
    art: 'card-generative-ai',
    strand: 'signal',
  },
];
