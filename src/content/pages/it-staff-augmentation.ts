import type { PageContent } from '~/content/model';

export const itStaffAugmentation: PageContent = {
  description:
    'IT staff augmentation from the United States and India: engineers, analysts and project leads who join your team and follow your plan.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-services',
      ground: 'ink',
      title: 'IT Staff Augmentation',
      lead: 'Engineers and consultants who join your team already fluent in the technology and the trade.',
      action: { kind: 'callback', text: 'Request a callback' },
    },
    {
      kind: 'textBlock',
      title: 'Add people without adding a project',
      paragraphs: [
        'Some work needs more hands, not another vendor. Our people join your stand-ups, use your tools and follow your standards. You keep the plan and the priorities.',
        'You save time and money, with no need to hire extra staff or train existing staff for highly technical projects. When the work is done, the team gets smaller again.',
        'Roles we place most often: application and integration engineers, data engineers, quality engineers, cloud operations, business analysts and project leads.',
        'Work handed over at the end of your day is moved forward by the next morning.',
      ],
      diagram: 'workingDay',
    },
    {
      kind: 'callbackBanner',
      title: 'Tell us the role you are missing',
      text: 'Skills, place and start date are enough. We will call back within 24 hours.',
    },
  ],
};
