import type { ContentBlock, Section } from '~contract/contract';
import type { SampleArticle } from '../models';

const p = (content: string): ContentBlock => ({ type: 'paragraph', content });
const lead = (content: string): Section => ({ title: '', content: [p(content)] });

/** The newsroom's sample articles, newest first. Every figure is a published claim of the product. */
export const seedArticles: readonly Omit<SampleArticle, 'id'>[] = [
  {
    title: 'Claims in fewer stops: how automation cut claims time by 30%',
    slug: 'claims-in-fewer-stops',
    date: '2026-11-12',
    bannerImage: '/art/article-default.svg',
    sections: [
      lead(
        'A claim file used to travel from inbox to inbox. Today it follows one line, and the customer can see every stop.',
      ),
      {
        title: 'Where the time went',
        content: [
          p(
            'Most of a claim’s life was spent waiting: for a missing photo, for a policy check, for a signature. Adjusters were not slow. The line between them was.',
          ),
        ],
      },
      {
        title: 'What changed',
        content: [
          {
            type: 'list',
            useCheckIcon: true,
            content: [
              'Documents are read and filed when they arrive, with a person confirming anything uncertain.',
              'Policy and claims systems share one record, so cover is checked once.',
              'Customers receive a message at each stop instead of calling to ask.',
            ],
          },
        ],
      },
      {
        title: 'The result',
        content: [
          p(
            'Claims time fell by 30%. The team handles the same volume with fewer handoffs and spends the time it gained on the cases that need judgment.',
          ),
        ],
        cta: { text: 'See insurance technology', link: '/industries/insurance' },
      },
    ],
    sidebarItems: [
      {
        title: 'Insurance technology',
        description: 'Policy, underwriting and claims on one record.',
        link: '/industries/insurance',
      },
      {
        title: 'Generative AI Solutions',
        description: 'Reading documents, with a person in the loop.',
        link: '/services/generative-ai',
      },
    ],
  },
  {
    title: 'Freight billing moves closer to the dock',
    slug: 'freight-billing-moves-closer-to-the-dock',
    date: '2026-10-28',
    bannerImage: '/art/case-leading-intermodal-logistics-provider.svg',
    sections: [
      lead('How proof of delivery became the first line of the invoice.'),
      {
        title: 'An invoice with a long memory',
        content: [
          p(
            'Freight used to be billed from memory: a rate agreed in a call, a waiting time noted on paper, a fuel surcharge copied from last week’s sheet. Each invoice was correct only after somebody had asked.',
          ),
          p('The facts were all known once, at the dock. They were just not kept there.'),
        ],
      },
      {
        title: 'What the driver confirms',
        content: [
          {
            type: 'list',
            title: 'At the gate, on one screen',
            listType: 'emoji',
            emojis: ['📦', '⏱️', '📷'],
            content: [
              'What was handed over, piece by piece.',
              'When the truck arrived and when it left.',
              'A photo where something was missing or damaged.',
            ],
          },
          p(
            'The moment of signature opens the invoice. Rates come from the contract, times from the gate, and a clerk looks only at what differs.',
          ),
        ],
        showImage: true,
        imageUrl: '/art/card-logistics.svg',
      },
      {
        title: 'What it takes',
        content: [
          p(
            'Less than most teams expect. The contract rates have to live in one place, the driver needs an app that works without a signal, and the billing clerk needs the right to say no to a line.',
          ),
        ],
        cta: {
          text: 'See order processing and billing',
          link: '/industries/logistics-and-transportation/order-processing-billing',
        },
      },
    ],
    sidebarItems: [
      {
        title: 'Order Processing & Billing',
        description: 'From order to invoice without retyping.',
        link: '/industries/logistics-and-transportation/order-processing-billing',
      },
      {
        title: 'Contract and Rate Management',
        description: 'One place for every rate.',
        link: '/industries/logistics-and-transportation/contract-rate-management',
      },
    ],
  },
  {
    title: 'What a two-week sprint looks like for a claims team',
    slug: 'what-a-two-week-sprint-looks-like',
    date: '2026-10-06',
    bannerImage: '/art/case-premier-application-solutions-developer.svg',
    sections: [
      lead('Small releases, fewer surprises.'),
      {
        title: 'Monday: one page of work',
        content: [
          p(
            'A sprint is typically 2–4 weeks. This team chose two, because claims rules change faster than plans. Everything agreed for the sprint fits on one page, in the words adjusters use.',
          ),
        ],
      },
      {
        title: 'The days between',
        content: [
          {
            type: 'list',
            listType: 'numbered',
            content: [
              'Adjusters try each change on yesterday’s files, not on invented ones.',
              'What they cannot explain to a customer goes back to the list.',
              'Testers and developers share one description of done.',
              'Anything half finished on the last day waits for the next sprint.',
            ],
          },
        ],
        type: 'list',
      },
      {
        title: 'The last afternoon',
        content: [
          p(
            'The change goes live before the weekend queue builds up, with the previous version one switch away. The demonstration is given by an adjuster. If she cannot show it, it is not finished.',
          ),
        ],
        cta: { text: 'How we run digital transformation', link: '/services/digital-transformation' },
      },
    ],
    sidebarItems: [
      {
        title: 'Digital Transformation',
        description: 'An agile process you can interrupt.',
        link: '/services/digital-transformation',
      },
    ],
  },
  {
    title: 'Hyderabad center adds a payments practice',
    slug: 'hyderabad-center-adds-a-payments-practice',
    date: '2026-09-15',
    bannerImage: '/art/case-technology-driven-telemetry-firm.svg',
    sections: [
      lead('New engineering roles are open now.'),
      {
        title: 'Why payments, why there',
        content: [
          p(
            'Banking clients asked for people who know both the ledger and the code. Our offshore development center in Hyderabad already builds the services around payments, so the practice grows where the knowledge is.',
          ),
        ],
      },
      {
        title: 'What the team works on',
        content: [
          {
            type: 'list',
            emoji: '💳',
            content: [
              'Payment processing that reconciles during the day instead of after it.',
              'Fraud checks that explain themselves to the person who has to decide.',
              'Core banking modernization, one account type at a time.',
            ],
          },
        ],
      },
      {
        title: 'How the day is shared',
        content: [
          p(
            'Alpharetta and Hyderabad hand over once, in writing, at the same hour each day. Whoever starts the morning can work on without a call.',
          ),
        ],
        cta: { text: 'See open roles', link: '/careers' },
      },
    ],
    sidebarItems: [
      { title: 'Careers', description: 'Roles in Hyderabad, Atlanta and New Jersey.', link: '/careers' },
      { title: 'Banking', description: 'Payments, risk and core.', link: '/industries/banking' },
      { title: 'Write to us', description: 'careers@mindwave.example', link: 'mailto:careers@mindwave.example' },
    ],
  },
  {
    title: 'Air cargo bookings on one record',
    slug: 'air-cargo-bookings-on-one-record',
    date: '2026-08-20',
    bannerImage: '/art/case-air-cargo-platform.svg',
    sections: [
      lead('Why weight, rate and space belong on the same page.'),
      {
        title: 'Three screens, three truths',
        content: [
          p(
            'A booking desk used to look up weight in one system, the rate in a second and free space in a third. Each was right at the moment it was read. Together they were often wrong.',
          ),
        ],
      },
      {
        title: 'One record per shipment',
        content: [
          p('Now a booking is one record that the warehouse, the rate desk and the customer all read and write.'),
          {
            type: 'list',
            useCheckIcon: true,
            content: [
              'A scan in the warehouse corrects the weight, and the quote follows.',
              'Space is held with the booking and released with it.',
              'The customer sees what the desk sees.',
            ],
          },
        ],
        showImage: true,
        imageUrl: '/art/bg-logistics.svg',
      },
      {
        title: 'The result',
        content: [
          p('25% fewer booking errors, and a desk that spends its calls on exceptions instead of corrections.'),
        ],
        cta: { text: 'Read the case study', link: '/case-studies/air-cargo-platform' },
      },
    ],
    sidebarItems: [
      {
        title: 'Air cargo platform',
        description: 'The case study behind this article.',
        link: '/case-studies/air-cargo-platform',
      },
    ],
  },
  {
    title: 'What it takes to watch 13,000 operations a year',
    slug: 'what-it-takes-to-watch-13000-operations',
    date: '2026-07-22',
    bannerImage: '/art/hero-logistics.svg',
    sections: [
      lead('A dispatcher should hear about the exception first and the routine never.'),
      {
        title: 'The size of the day',
        content: [
          p(
            'The platform we support carries 13,000 annual operations. Nobody can watch them all, so the software has to know which few deserve a person.',
          ),
        ],
      },
      {
        title: 'Rules that earn their alarm',
        content: [
          {
            type: 'list',
            listType: 'bullet',
            content: [
              'Every alarm names the shipment, the reason and the next step.',
              'An alarm that is closed three times without action is reviewed, not repeated.',
              'Silence is a signal as well: a truck that stops reporting is shown as such.',
            ],
          },
          p('Planners helped to write each rule. They also have the right to switch one off.'),
        ],
      },
    ],
    sidebarItems: [
      {
        title: 'Fleet Management Services',
        description: 'See every vehicle, act on the few that matter.',
        link: '/industries/logistics-and-transportation/fleet-management-services',
      },
      {
        title: 'Operational Planning',
        description: 'Plans that survive the first delay.',
        link: '/industries/logistics-and-transportation/operational-planning',
      },
    ],
  },
  {
    title: 'Staff augmentation without the handover gap',
    slug: 'staff-augmentation-without-the-handover-gap',
    date: '2026-06-10',
    bannerImage: null,
    sections: [
      lead('The first week decides whether a new colleague saves time or costs it.'),
      {
        title: 'Start from the backlog, not from the slides',
        content: [
          p(
            'People who join a client’s team from ours start with a small change that really ships. It shows them the code, the review habits and the way to production in one pass.',
          ),
        ],
      },
      {
        title: 'What we agree before day one',
        content: [
          {
            type: 'list',
            useCheckIcon: true,
            content: [
              'Accounts, machines and access are ready and tested.',
              'One named person answers questions for the first two weeks.',
              'The first task is chosen, small, and useful.',
            ],
          },
        ],
      },
      {
        title: 'And before the last day',
        content: [
          p(
            'Knowledge leaves with people only where it was never written down. Handover notes are part of each task, not of the final week.',
          ),
        ],
        cta: { text: 'See IT staff augmentation', link: '/services/it-staff-augmentation' },
      },
    ],
    sidebarItems: [
      {
        title: 'IT Staff Augmentation',
        description: 'Skills for technical projects, without extra hires.',
        link: '/services/it-staff-augmentation',
      },
    ],
  },
  {
    title: 'A careful way to start with generative AI',
    slug: 'a-careful-way-to-start-with-generative-ai',
    date: '2026-05-13',
    bannerImage: '/art/bg-generative-ai.svg',
    sections: [
      lead('Pick a task where a person already checks the result. Then let the machine do the first draft.'),
      {
        title: 'Good first tasks',
        content: [
          {
            type: 'list',
            emoji: '✅',
            content: [
              'Summaries of long claim files, with each sentence linked to its page.',
              'First answers to supplier mails, sent only by a person.',
              'Reading forms into fields, with doubtful fields marked.',
            ],
          },
        ],
      },
      {
        title: 'Poor first tasks',
        content: [
          {
            type: 'list',
            emoji: '⛔',
            content: [
              'Anything where a wrong answer is found only by the customer.',
              'Decisions that somebody must be able to explain in court.',
            ],
          },
          p(
            'This is not caution for its own sake. A tool that people trust on small things is asked about larger ones.',
          ),
        ],
        cta: { text: 'See generative AI solutions', link: '/services/generative-ai' },
      },
    ],
    sidebarItems: [
      {
        title: 'Generative AI Solutions',
        description: 'From first draft to daily work.',
        link: '/services/generative-ai',
      },
      {
        title: 'Talk to us',
        description: 'Bring one task. We will tell you if it is a good first one.',
        link: '/contact',
      },
    ],
  },
  {
    title: 'Retiring an old core, one account type at a time',
    slug: 'retiring-an-old-core-one-account-type-at-a-time',
    date: '2026-04-08',
    bannerImage: '/art/hero-banking.svg',
    sections: [
      lead('The safest migration is the one that can stop on any Friday.'),
      {
        title: 'Old and new, side by side',
        content: [
          p(
            'We begin with the account type that has the fewest exceptions. For some weeks both systems book every movement, and a report each morning lists where they differ. The switch is made when the report is empty, not when the calendar says so.',
          ),
        ],
        showImage: true,
        imageUrl: '/art/bg-banking.svg',
      },
      {
        title: 'What stays boring',
        content: [
          {
            type: 'list',
            title: 'On purpose',
            content: [
              'Customers keep their numbers, cards and statements.',
              'Branches learn one screen at a time.',
              'The way back is rehearsed before each step.',
            ],
          },
        ],
        cta: { text: 'See banking solutions', link: '/industries/banking' },
      },
    ],
    sidebarItems: [],
  },
];
