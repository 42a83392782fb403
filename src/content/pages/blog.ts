import type { PageContent } from '~/content/model';

export const blog: PageContent = {
  description:
    'Two ways to work with Mindwave: consulting and delivery with responsibility for an outcome, or engineers and analysts for your own team.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'light',
      title: 'Our Services',
      lead: 'Two ways to work with us. Many clients begin with one and add the other.',
    },
    {
      kind: 'blogCards',
      cards: [
        {
          title: 'Consulting and delivery',
          headerImage: 'card-transformation',
          paragraphs: [
            'We take responsibility for an outcome: a process mapped, a system built, a release that operations signs.',
            'Discovery, design and engineering come from one team, planned in sprints of 2–4 weeks.',
          ],
          featuresList: [
            'Process discovery and design',
            'Application development',
            'System integration',
            'Support after launch',
          ],
          ctaText: 'Get More Info',
          ctaLink: '/contact',
          gradientType: 'light',
        },
        {
          title: 'People for your team',
          headerImage: 'strip-callback',
          paragraphs: [
            'Engineers and analysts who join the team you already have, under your plan and your standards.',
            'From offices in New Jersey, Atlanta and India, for as long as the work lasts.',
          ],
          featuresList: [
            'Application and data engineers',
            'Quality and cloud operations',
            'Business analysts',
            'Project leads',
          ],
          ctaText: 'Get More Info',
          ctaLink: '/contact',
          gradientType: 'dark',
        },
      ],
      sidebar: [
        {
          title: 'Vision',
          text: 'Complex work that feels like one line, where everyone sees what comes next.',
          linkText: 'About us',
          href: '/about',
        },
        {
          title: 'Mission',
          text: 'Find the stop where the work waits, fix it with its owners, stay until it runs.',
          linkText: 'About us',
          href: '/about',
        },
      ],
    },
  ],
};
