import type { PageContent } from '~/content/model';

const demo = { kind: 'link', text: 'Request a demo', href: '/demo?topic=operational-planning' } as const;

export const operationalPlanning: PageContent = {
  description:
    'Operational planning for transportation: demand, capacity, lanes, drivers and docks planned together, and replanned while the day runs.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-logistics',
      ground: 'ink',
      title: 'Operational Planning',
      lead: 'Orders, equipment, drivers and docks in one plan that still holds at noon.',
      action: demo,
    },
    {
      kind: 'textBlock',
      title: 'What We Do',
      paragraphs: [
        'A good plan is made every evening and overtaken every morning. The order that came late, the trailer that is not where it should be and the driver whose hours ran out are each known to somebody, only not to the plan.',
        'We build planning that listens. It starts from real capacity, follows what happens and offers the next best plan to the person who decides.',
      ],
    },
    {
      kind: 'featureSections',
      ground: 'alt',
      variant: 'cards',
      groups: [
        {
          name: 'Before the week',
          items: [
            {
              title: 'Demand outlook',
              text: 'Booked orders and lane history side by side, with the reason for each difference.',
            },
            {
              title: 'Capacity balance',
              text: 'Own fleet, partners and rail compared per lane before the market is tight.',
            },
          ],
        },
        {
          name: 'Before the shift',
          items: [
            { title: 'Load building', text: 'Weight, volume, equipment and appointment rules respected in one step.' },
            {
              title: 'Driver and unit assignment',
              text: 'Hours, licenses, maintenance and home time checked before the name is set.',
            },
            { title: 'Dock and yard schedule', text: 'Arrivals spread over the doors that can serve them.' },
            { title: 'Repositioning', text: 'Empty moves planned with the next load in mind.' },
          ],
        },
        {
          name: 'During the day',
          items: [
            {
              title: 'Replanning',
              text: 'When something slips, planners see who is affected and which plan costs least.',
            },
            {
              title: 'Plan against actual',
              text: 'Each shift ends with a short list of what to plan differently tomorrow.',
            },
          ],
        },
      ],
    },
    {
      kind: 'cardGrid',
      variant: 'whyUs',
      columns: 3,
      head: { title: 'Why Us' },
      cards: [
        {
          title: 'Planners keep the last word',
          text: 'The system proposes and explains. A person accepts, changes or refuses.',
        },
        {
          title: 'Your rules, written down',
          text: 'We collect the rules your best planner carries in mind and make them part of the plan.',
        },
        {
          title: 'One shift at a time',
          text: 'A single desk plans with the new screen first, next to the old one, until it prefers it.',
        },
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'Plan one of your days with us',
      text: 'Choose a day that went badly. We will load it and plan it again together.',
      action: demo,
    },
  ],
};
