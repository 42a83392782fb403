import type { PageContent } from '~/content/model';
import { testimonials } from '~/content/testimonials';

export const about: PageContent = {
  description:
    'Since 2007 Mindwave has built and run software for complex business processes, from Alpharetta, New Jersey, Atlanta and Hyderabad.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-services',
      ground: 'ink',
      title: 'We keep other people’s promises moving.',
      lead: 'Mindwave is an IT consulting and staffing firm. Since 2007 we have built and run software for complex business processes across the United States.',
    },
    {
      kind: 'textBlock',
      title: 'A firm shaped like the work it does',
      paragraphs: [
        'A load, a payment and a claim have one thing in common: somebody was promised something, and many hands stand between the promise and the result. We build the systems those hands use.',
        'Our consultants sit with dispatchers, tellers and adjusters before they write a line of code. Our engineers in Hyderabad continue where the day ends in Alpharetta and New Jersey. You save time and money, with no need to hire extra staff or train existing staff for highly technical projects.',
      ],
      facts: [
        { value: '2007', label: 'founded' },
        { value: 'Alpharetta, Georgia', label: 'Corporate Headquarters' },
        { value: 'Hyderabad, India', label: 'Offshore Development Center' },
      ],
    },
    {
      kind: 'linkCards',
      cards: [
        {
          title: 'Vision',
          text: 'Complex work that feels like one line: everyone sees where things stand and what comes next.',
          linkText: 'Read our vision',
          href: '/projects/project-1',
          drawing: 'vision',
        },
        {
          title: 'Mission',
          text: 'Find the stop where the work waits, fix it with the people who own it, and stay until it runs.',
          linkText: 'Read our mission',
          href: '/projects/project-2',
          drawing: 'mission',
        },
      ],
    },
    {
      kind: 'accordionPanel',
      ground: 'alt',
      title: 'What you can expect',
      lead: 'From the first workshop to the years after launch.',
      openIndex: 0,
      panels: [
        {
          id: 'experienced-team',
          title: 'Experienced Team',
          paragraphs: [
            'Our people have worked on transportation, payments and claims before they work on yours. Consultants in the United States lead discovery; engineers in Hyderabad build, test and support. The people you meet in the first workshop are still there at the release.',
          ],
        },
        {
          id: 'customer-focused-approach',
          title: 'Customer-Focused Approach',
          paragraphs: [
            'We begin with the person at the end of your process: the consignee, the account holder, the policyholder. Then we work back to the desk where their answer waits.',
            'You set the priorities before each sprint and see the result after it. When a cheaper way exists, we say so, even if it needs less of us.',
          ],
        },
        {
          id: 'continuous-support',
          title: 'Continuous Support',
          paragraphs: [
            'The team that built a system answers for it. Support engineers know the code, the interfaces and the people who call.',
          ],
          list: [
            'Requests answered within 24 hours',
            'Monitoring that continues after your office closes',
            'Fixes and improvements planned in the same backlog',
          ],
        },
        {
          id: 'industries-we-serve',
          title: 'Industries We Serve',
          paragraphs: [
            'Three industries run on promises that many hands must keep. We stay with them, because experience in one yard, branch or claims office is useful in the next.',
          ],
          list: [
            'Logistics and transportation: carriers, shippers and intermodal operators',
            'Banking: payments, risk and core systems',
            'Insurance: policy, underwriting and claims',
          ],
        },
      ],
    },
    { kind: 'testimonialCarousel', title: 'What clients say', intervalMs: 3000, testimonials },
    {
      kind: 'callbackBanner',
      text: 'Ask us how we would begin with your process. A consultant will call within 24 hours.',
    },
  ],
};
