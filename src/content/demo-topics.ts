/**
 * Topics of a demo: the values of `/demo?topic=` with their labels. Banners on other pages link to the first ones; an
 * unknown topic is ignored.
 */
export const demoTopics = [
  { slug: 'shipment-management', label: 'Shipment Management' },
  { slug: 'contract-rate-management', label: 'Contract and Rate Management' },
  { slug: 'operational-planning', label: 'Operational Planning' },
  { slug: 'fleet-management-services', label: 'Fleet Management Services' },
  { slug: 'order-processing-billing', label: 'Order Processing & Billing' },
  { slug: 'banking', label: 'Banking' },
  { slug: 'insurance', label: 'Insurance' },
  { slug: 'digital-transformation', label: 'Digital Transformation' },
  { slug: 'application-development', label: 'Application Development & Support' },
  { slug: 'generative-ai', label: 'Generative AI Solutions' },
  { slug: 'something-else', label: 'Something else' },
] as const;

/** The topic of a query value, or undefined. */
export const findDemoTopic = (slug: string | null) => demoTopics.find((topic) => topic.slug === slug);
