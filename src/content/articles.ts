import type { FixedArticle } from './model';

/** The announcement at `/newsroom`. A section without a title opens the article and has no heading. */
export const announcement: FixedArticle = {
  slug: 'newsroom',
  title: 'A newsroom for people who run operations',
  description:
    'Mindwave opens a newsroom: notes from logistics, banking and insurance projects, what slowed a process down and what moved it.',
  date: '2025-06-24',
  bannerImage: '/art/article-default.svg',
  sections: [
    {
      title: '',
      content: [
        {
          type: 'paragraph',
          content:
            'From today we publish what we learn on projects: what slowed a process down, what moved it, and what we would do differently.',
        },
      ],
    },
    {
      title: 'What you will find here',
      content: [
        {
          type: 'list',
          listType: 'bullet',
          content: [
            'Notes from logistics, banking and insurance projects, told stop by stop.',
            'How our teams in Alpharetta and Hyderabad share the work.',
            'News about offices, roles and services.',
          ],
        },
      ],
    },
    {
      title: 'What you will not find',
      content: [
        {
          type: 'paragraph',
          content:
            'Predictions. We write about work that has been done, and we name the people who did it when they agree.',
        },
      ],
      cta: { text: 'About Mindwave', href: '/about' },
    },
  ],
  sidebarItems: [
    {
      title: 'Case studies',
      description: 'Four projects, from the first workshop to the results.',
      link: '/case-studies',
    },
    { title: 'Careers', description: 'The roles that are open in our three locations.', link: '/careers' },
  ],
};

/** The article at `/newsroom/sample`. It shows every kind of list in the newsroom. */
export const sampleArticle: FixedArticle = {
  slug: 'sample',
  title: 'One load, five desks: following a shipment from tender to invoice',
  description:
    'We followed a single load from tender to invoice and wrote down where it waited. The checklist we used is here for your own process.',
  date: '2025-06-17',
  bannerImage: '/art/article-default.svg',
  sections: [
    {
      title: '',
      content: [
        {
          type: 'paragraph',
          content:
            'Nobody in the building had ever followed a load from the first message to the last payment. So one morning two of us did, with a notebook and a clock.',
        },
      ],
    },
    {
      title: 'Five desks, one load',
      content: [
        {
          type: 'paragraph',
          content:
            'The load itself was simple: one trailer, one stop, a regular customer. Its paperwork met five people.',
        },
        {
          type: 'list',
          listType: 'number',
          content: [
            'Booking read the tender and typed it in.',
            'Planning looked for a driver and asked booking about the weight.',
            'Dispatch confirmed the appointment by telephone.',
            'The driver handed over a signed sheet, which waited for the next scan.',
            'Billing typed the charges and asked dispatch about the waiting time.',
          ],
        },
      ],
    },
    {
      title: 'What each of them wanted to know',
      content: [
        {
          type: 'paragraph',
          content:
            'We asked every desk for the one thing it would like to see without asking. The answers fit on a card.',
        },
        {
          type: 'list',
          content: [
            'Booking: has this customer sent the same reference before?',
            'Dispatch: which appointments are at risk right now?',
            'Billing: is the proof of delivery complete?',
          ],
          emojis: ['📦', '🚚', '🧾'],
        },
      ],
      showImage: true,
      imageUrl: '/art/card-logistics.svg',
    },
    {
      title: 'A checklist for your own process',
      content: [
        {
          type: 'list',
          title: 'Before you start',
          content: [
            'Choose an ordinary case, not the worst one.',
            'Ask permission at every desk, and say what the notes are for.',
            'Write down waiting time as carefully as working time.',
          ],
          useCheckIcon: true,
        },
        {
          type: 'list',
          title: 'At the end of the day',
          content: [
            'Draw the line on one sheet, with every wait on it.',
            'Let the people you followed correct it.',
            'Pick one stop. Leave the others alone for now.',
          ],
          emoji: '✏️',
        },
      ],
    },
    {
      title: 'What changed first',
      content: [
        {
          type: 'paragraph',
          content:
            'The desks chose the signed sheet. Drivers now photograph it at the door, and billing begins while the truck is still in the yard. The other four stops are on the wall, in the order in which they will be fixed.',
        },
      ],
      cta: {
        text: 'See shipment management',
        href: '/industries/logistics-and-transportation/shipment-management',
      },
    },
  ],
  sidebarItems: [
    {
      title: 'Order Processing & Billing',
      description: 'How an order is entered once and billed from its proof.',
      link: '/industries/logistics-and-transportation/order-processing-billing',
    },
    {
      title: 'Our mission',
      description: 'Why we begin with one stop and its owner.',
      link: '/projects/project-2',
    },
  ],
};

export const fixedArticles: readonly FixedArticle[] = [announcement, sampleArticle];
