import type { PageContent } from '~/content/model';

const contact = { kind: 'link', text: 'Contact Us', href: '/contact' } as const;

export const technologies: PageContent = {
  description: 'The technologies Mindwave works in, how we choose them and the seven areas we cover.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'hero-company',
      ground: 'ink',
      title: 'Technology Changes Future',
      lead: 'We choose tools that will still be maintained when your process changes, and that the people you can hire already know.',
      action: contact,
    },
    {
      kind: 'stationLine',
      variant: 'open',
      head: { title: 'How we choose', lead: 'The same four questions, in the same order, on every project.' },
      stations: [
        {
          title: 'What has to be true?',
          text: 'Availability, audit and response targets come before product names.',
        },
        {
          title: 'What do you own?',
          text: 'We build on systems that work and replace only what holds you back.',
        },
        {
          title: 'Who will run it?',
          text: 'Your team should be able to read, change and operate what we deliver.',
        },
        {
          title: 'What happens next year?',
          text: 'Open standards and common languages keep your options open.',
        },
      ],
    },
    {
      kind: 'accordionPanel',
      ground: 'alt',
      title: 'Business Solutions',
      lead: 'What the technology is for.',
      openIndex: 0,
      panels: [
        {
          id: 'operations-platforms',
          title: 'Operations platforms',
          paragraphs: [
            'Tenders, bookings, payments and claims handled on one screen, with a record of who did what and when.',
          ],
        },
        {
          id: 'customer-and-partner-portals',
          title: 'Customer and partner portals',
          paragraphs: [
            'Your customers want an answer, not an account manager’s voicemail. We build portals that show the same status your own people see, and let partners send documents straight to the record they belong to.',
          ],
        },
        {
          id: 'reporting-and-analytics',
          title: 'Reporting and analytics',
          paragraphs: [
            'Figures come from the process while it runs. Each measure has one definition and one owner, so a meeting can begin with the decision and not with the question whose number is right.',
          ],
        },
        {
          id: 'process-automation',
          title: 'Process automation',
          paragraphs: [
            'We automate the steps that need no judgment: reading, comparing, filing, reminding. What remains reaches a person with everything at hand.',
          ],
          list: [
            'Documents sorted and filed on arrival',
            'Plain cases approved by rule, with the rule shown',
            'Deadlines watched without a spreadsheet',
          ],
        },
      ],
    },
    {
      kind: 'accordionPanel',
      title: 'Technological Areas We Cover',
      lead: 'Seven areas, one delivery team.',
      openIndex: 2,
      panels: [
        {
          id: 'web-applications',
          title: 'Web Applications',
          paragraphs: [
            'Browser applications for people who keep them open all day, in React or Angular on Node.js or Java. They load quickly, work with a keyboard and keep what was typed when the connection drops.',
          ],
        },
        {
          id: 'mobile-apps',
          title: 'Mobile Apps',
          paragraphs: [
            'One Flutter codebase for drivers, adjusters and customers on both kinds of phone. Photos, signatures and scans are stored on the device and sent when there is a signal.',
          ],
        },
        {
          id: 'cloud-and-operations',
          title: 'Cloud and Operations',
          paragraphs: [
            'Applications moved and run step by step, with monitoring that tells an operator what to do and not only that something is wrong.',
          ],
        },
        {
          id: 'data-and-analytics',
          title: 'Data and Analytics',
          paragraphs: [
            'Pipelines in Python, records in PostgreSQL, documents in MongoDB. We model operational data once, keep its origin and let every report read from the same place.',
          ],
        },
        {
          id: 'generative-ai',
          title: 'Generative AI',
          paragraphs: [
            'Language models for documents, questions and drafts, always behind a screen where a person can check the source. We test them with your cases before they meet your customers.',
          ],
        },
        {
          id: 'system-integration',
          title: 'System Integration',
          paragraphs: [
            'Messages, files and interfaces between the systems you own and the partners you depend on. Each connection can repeat a failed step safely and shows what went through and what did not.',
          ],
        },
        {
          id: 'quality-engineering',
          title: 'Quality Engineering',
          paragraphs: [
            'Tests that read like the rule they protect, run on every change. Load, security and accessibility checks are part of the sprint and not an event before the release.',
          ],
        },
      ],
    },
    {
      kind: 'techGrid',
      ground: 'alt',
      head: {
        title: 'Languages, frameworks and data stores',
        lead: 'Ten we work in most. Ask us about the others.',
      },
      items: [
        { name: 'Node.js', use: 'Services and interfaces' },
        { name: 'Angular', use: 'Operations consoles' },
        { name: 'React', use: 'Web applications' },
        { name: 'MongoDB', use: 'Document data' },
        { name: 'Java', use: 'Core services' },
        { name: 'Python', use: 'Data and models' },
        { name: 'PHP', use: 'Portals and content' },
        { name: 'JavaScript', use: 'Every screen' },
        { name: 'Flutter', use: 'Mobile apps' },
        { name: 'PostgreSQL', use: 'Ledgers and records' },
      ],
    },
    {
      kind: 'accordionPanel',
      title: 'Questions we hear first',
      lead: 'Something else? Ask us directly.',
      action: contact,
      isFaq: true,
      openIndex: 0,
      panels: [
        {
          id: 'do-you-work-with-our-systems',
          title: 'Do you work with the systems we already have?',
          paragraphs: [
            'Yes. Most projects begin by connecting what you own. We replace a system only when keeping it costs more than moving it.',
          ],
        },
        {
          id: 'how-long-does-a-project-take',
          title: 'How long does a project take?',
          paragraphs: [
            'You see working software at the end of the first sprint, which typically takes 2–4 weeks. How many sprints follow depends on how many stops of the process you want to change, and you decide that again after each one.',
          ],
        },
        {
          id: 'can-our-developers-take-over',
          title: 'Can our own developers take over?',
          paragraphs: [
            'They should be able to at any time. The code is in your repository, written in languages they can hire for, with tests and short instructions. We pair with them for as long as that is useful.',
          ],
        },
        {
          id: 'where-will-the-team-sit',
          title: 'Where will the team sit?',
          paragraphs: [
            'Consultants and leads work with you from Alpharetta, Atlanta and New Jersey, or at your office. Most engineers work in Hyderabad, with hours that overlap your morning.',
          ],
        },
        {
          id: 'how-do-you-handle-security',
          title: 'How do you handle security and compliance?',
          paragraphs: [
            'We work under your policies and inside your accounts wherever that is possible. Access is personal, limited and reviewed; customer data stays out of test systems; every change can be traced to a person and a reason.',
          ],
        },
        {
          id: 'what-happens-after-launch',
          title: 'What happens after launch?',
          paragraphs: [
            'The team that built the system supports it, fixes it and improves it with you. If you prefer to run it alone, we hand it over, stay on call for an agreed time and then step back.',
          ],
        },
      ],
    },
  ],
};
