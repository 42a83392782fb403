import type { Project } from './model';

/** Vision and Mission, shown as short case studies at `/projects/:projectId` (linked from About). */
export const projects: readonly Project[] = [
  {
    id: 'project-1',
    title: 'Vision',
    heading: 'Vision: work that feels like one line',
    lead: 'What we want operations to look like, and how we know when they do.',
    description:
      'The vision of Mindwave: complex work that feels like one line, where every desk gives the same answer and the next step is prepared.',
    art: 'hero-company',
    overview: [
      'In most companies a promise crosses many systems before it is kept. Each one works. The gaps between them do not: that is where people wait, retype and apologize.',
      'Our vision is simple to state. A person who asks “where is it?” gets the same answer at every desk, and the next step is already prepared.',
    ],
    phases: [
      {
        name: 'Seen',
        title: 'Everyone looks at one record',
        text: 'Planner, customer and finance read the same status, with its source and its time.',
      },
      {
        name: 'Prepared',
        title: 'The next step is ready',
        text: 'The system gathers what a decision needs. A person takes it.',
      },
      {
        name: 'Kept',
        title: 'The promise is proven',
        text: 'When the work is done, the record shows it, and nobody has to look for it.',
      },
    ],
    next: {
      title: 'Read our mission',
      text: 'How we work towards it, one stop at a time.',
      href: '/projects/project-2',
    },
  },
  {
    id: 'project-2',
    title: 'Mission',
    heading: 'Mission: one stop at a time',
    lead: 'How we get there: with the people who own the work, in steps they can use.',
    description:
      'The mission of Mindwave: find the stop where the work waits, fix it with the people who own it, and stay until it runs on its own.',
    art: 'bg-services',
    overview: [
      'Large plans fail where nobody is looking: at the desk where a file waits for a signature, or at the dock where a number is typed again. So we begin there, with one stop and its owner.',
      'When that stop runs, it pays for the next one. This is slower to announce than a program and quicker to feel.',
    ],
    phases: [
      {
        name: 'Find',
        title: 'The stop where the work waits',
        text: 'We follow one case from start to end and note the time between the steps, not only the steps.',
      },
      {
        name: 'Fix',
        title: 'With the people who own it',
        text: 'They choose what to change, try it in the sprint and may send it back.',
      },
      {
        name: 'Stay',
        title: 'Until it runs',
        text: 'We remain through the first month-end, the first storm and the first audit, and then as long as we are useful.',
      },
    ],
    next: {
      title: 'Read our vision',
      text: 'Where all these stops are meant to lead.',
      href: '/projects/project-1',
    },
  },
];
