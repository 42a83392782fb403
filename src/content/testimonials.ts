import type { Testimonial } from './model';

/** Five clients by their role, never by name (S3.testimonial). Both carousels show them. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'payments-operations',
    name: 'Head of Payments Operations',
    title: 'Payments operations',
    company: 'Regional bank',
    location: 'New Jersey',
    testimonial: 'Month-end used to be a hunt through spreadsheets. Now finance opens one screen.',
    strand: 'flow',
    icon: 'landmark',
  },
  {
    id: 'intermodal-operations',
    name: 'Vice President of Operations',
    title: 'Operations',
    company: 'Intermodal logistics provider',
    location: 'Atlanta',
    testimonial:
      'They mapped our booking process before they wrote a line of code. Dispatch, customers and billing finally look at the same shipment.',
    strand: 'route',
    icon: 'truck',
  },
  {
    id: 'property-claims',
    name: 'Director of Claims',
    title: 'Property claims',
    company: 'Property insurer',
    location: 'Georgia',
    testimonial: 'Adjusters get a complete file on day one, and customers hear from us sooner.',
    strand: 'cover',
    icon: 'umbrella',
  },
  {
    id: 'regional-transportation',
    name: 'Transportation Manager',
    title: 'Transportation',
    company: 'Regional carrier',
    location: 'New Jersey',
    testimonial:
      'They asked better questions about our yard than we did. The plan they left us with is still on the wall.',
    strand: 'route',
    icon: 'truck',
  },
  {
    id: 'core-systems',
    name: 'Core Systems Lead',
    title: 'Core systems',
    company: 'Community bank',
    location: 'Atlanta',
    testimonial: 'Two ledgers ran side by side until finance agreed. Nobody had to take it on faith.',
    strand: 'flow',
    icon: 'landmark',
  },
];
