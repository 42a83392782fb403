import type { PageContent } from '~/content/model';

export const fleetManagementServices: PageContent = {
  description:
    'Fleet management services that bring vehicles, drivers, maintenance and fuel into one operational picture, terminal by terminal.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-logistics',
      ground: 'ink',
      title: 'Fleet Management Services',
      lead: 'Vehicles, drivers, maintenance and fuel in one operational picture, so the plan for the day survives the day.',
      action: { kind: 'callback', text: 'Request a callback' },
    },
    {
      kind: 'textBlock',
      title: 'What We Do',
      paragraphs: [
        'Most fleets already collect everything they need to know: positions, hours, fuel, repairs, proofs of delivery. It arrives in different systems, at different times, for different people.',
        'We bring those signals to one place and turn them into the next decision: which truck, which driver, which dock, and what to tell the customer.',
      ],
    },
    {
      kind: 'cardGrid',
      ground: 'alt',
      variant: 'solution',
      columns: 3,
      head: { title: 'Our Solutions', lead: 'Take one, or connect all six on the same vehicle record.' },
      cards: [
        {
          icon: 'map-pinned',
          title: 'Live operations view',
          text: 'Every unit, load and exception on one board.',
          strand: 'route',
        },
        {
          icon: 'wrench',
          title: 'Maintenance planning',
          text: 'Service booked around the work, not the other way round.',
          strand: 'route',
        },
        {
          icon: 'id-card',
          title: 'Driver management',
          text: 'Hours, documents and assignments in one file.',
          strand: 'route',
        },
        {
          icon: 'fuel',
          title: 'Fuel and cost control',
          text: 'Spend per unit and lane, reconciled with cards and invoices.',
          strand: 'route',
        },
        {
          icon: 'shield-check',
          title: 'Safety and compliance',
          text: 'Inspections and records ready when they are asked for.',
          strand: 'route',
        },
        {
          icon: 'chart-line',
          title: 'Fleet reporting',
          text: 'Figures that operations and finance both sign.',
          strand: 'route',
        },
      ],
    },
    {
      kind: 'stationLine',
      variant: 'open',
      head: {
        title: 'Our Approach',
        lead: 'One terminal first. The rest of the network follows what worked.',
      },
      stations: [
        { title: 'Ride along', text: 'We spend days with planners, drivers and mechanics.' },
        { title: 'Connect', text: 'Telematics, maintenance and billing feed one vehicle record.' },
        { title: 'Pilot', text: 'One terminal runs on the new board while the old one stays.' },
        { title: 'Roll out', text: 'Terminal by terminal, in sprints of 2–4 weeks.' },
      ],
    },
    {
      kind: 'cardGrid',
      ground: 'alt',
      variant: 'whyUs',
      columns: 3,
      head: { title: 'Why Us' },
      cards: [
        {
          title: 'We speak dispatch',
          text: 'Our consultants have worked with carriers and intermodal operators, and it shows in the screens.',
        },
        {
          title: 'Your systems stay',
          text: 'We connect the telematics and billing you own before we suggest anything new.',
        },
        {
          title: 'Covered at night',
          text: 'The team in Hyderabad watches integrations while your planners sleep.',
        },
      ],
    },
    {
      kind: 'callbackBanner',
      text: 'Tell us how many systems it takes to answer “where is that truck?”. We will call within 24 hours.',
    },
  ],
};
