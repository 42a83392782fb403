import type { PageContent } from '~/content/model';

export const services: PageContent = {
  description:
    'Four services from one delivery team: digital transformation, application development and support, generative AI and IT staff augmentation.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'light',
      title: 'Four services, one delivery team',
      lead: 'Whichever door you choose, the same people map the process, build the system and answer for it afterwards.',
    },
    {
      kind: 'indexRows',
      rows: [
        {
          icon: 'git-branch',
          title: 'Digital Transformation',
          text: 'A process mapped, changed and handed over in seven stops, with the business open throughout.',
          strand: 'mist',
          href: '/services/digital-transformation',
        },
        {
          icon: 'app-window',
          title: 'Application Development & Support',
          text: 'Web and mobile software for people who work in it all day, and a team that stays.',
          strand: 'mist',
          href: '/services/application-development',
        },
        {
          icon: 'sparkles',
          title: 'Generative AI Solutions',
          text: 'Documents, emails and notes turned into decisions that a person can check.',
          strand: 'signal',
          href: '/services/generative-ai',
        },
        {
          icon: 'users',
          title: 'IT Staff Augmentation',
          text: 'Engineers and consultants who join your team already fluent in the trade.',
          strand: 'mist',
          href: '/services/it-staff-augmentation',
        },
      ],
    },
    {
      kind: 'callbackBanner',
      text: 'Not sure which door is yours? Describe the problem and we will name the service, or tell you that you need none.',
    },
  ],
};
