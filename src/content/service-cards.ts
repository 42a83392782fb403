import type { ServiceCard } from './model';

/** The ten services of the home page's explorer: Design 1 to 4, Development 5 to 8, Maintenance 9 and 10. */
export const serviceCards: readonly ServiceCard[] = [
  {
    id: 1,
    number: 1,
    title: 'Discovery workshops',
    category: 'Design',
    description: 'We sit with dispatchers, tellers and adjusters and write down how the work is really done.',
  },
  {
    id: 2,
    number: 2,
    title: 'Process mapping',
    category: 'Design',
    description: 'Every handoff becomes a stop on a line, so delays and double entry are easy to see.',
  },
  {
    id: 3,
    number: 3,
    title: 'Experience design',
    category: 'Design',
    description: 'Screens tested with the people who will use them for eight hours a day.',
  },
  {
    id: 4,
    number: 4,
    title: 'Solution architecture',
    category: 'Design',
    description: 'A plan for data, security and integration that fits the systems you already own.',
  },
  {
    id: 5,
    number: 5,
    title: 'Custom applications',
    category: 'Development',
    description: 'Web and mobile software in React, Angular, Node.js, Java and Python.',
  },
  {
    id: 6,
    number: 6,
    title: 'System integration',
    category: 'Development',
    description: 'Carriers, cores, policy systems and partners connected through dependable interfaces.',
  },
  {
    id: 7,
    number: 7,
    title: 'Data and analytics',
    category: 'Development',
    description: 'Operational data modeled once and trusted by planning, finance and service.',
  },
  {
    id: 8,
    number: 8,
    title: 'Quality engineering',
    category: 'Development',
    description: 'Automated tests in each sprint, so every release is one you can ship.',
  },
  {
    id: 9,
    number: 9,
    title: 'Application support',
    category: 'Maintenance',
    description: 'Engineers in the United States and Hyderabad keep the line running and answer for it.',
  },
  {
    id: 10,
    number: 10,
    title: 'Continuous improvement',
    category: 'Maintenance',
    description: 'Usage and incident data feed a backlog that makes the product better each sprint.',
  },
];
