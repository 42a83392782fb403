import type { CaseStudy } from './model';

/** The four case studies of the list and of `/case-studies/:caseStudyId`, in the order of the specification. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'air-cargo-platform',
    title: 'Air Cargo Platform',
    subTitle: 'A booking and capacity platform that lets airlines, forwarders and handlers work from one record.',
    summary: 'Bookings, capacity and billing on one record.',
    overview:
      'Cargo bookings arrived by phone, email and spreadsheet. Capacity was known only after the flight closed. The client asked for one platform on which space is offered, booked, weighed and billed once.',
    bannerImages: ['case-air-cargo-platform'],
    category: ['Web Application', 'Mobile App'],
    challenges: [
      'Three booking channels with different codes for the same product.',
      'Weights and dimensions corrected by hand at the warehouse.',
      'Invoices raised long after departure, then disputed.',
    ],
    designPhase: {
      overview: 'We followed bookings from quote to invoice, drew each handoff and agreed which ones had to go.',
      features: [
        {
          title: 'One booking record',
          description:
            'A shared model for product, piece, weight and rate, agreed with sales, warehouse and finance before development began.',
          image: 'bg-logistics',
        },
        {
          title: 'A screen for the scale',
          description:
            'Warehouse staff tested paper sketches beside the scale, with gloves on. The buttons grew, and half of the fields went away.',
          image: 'card-applications',
        },
      ],
      bannerImages: ['hero-logistics'],
      conclusion:
        'At the end of the phase all three departments had signed one page: the line a booking follows, and who owns each stop.',
    },
    developmentPhase: {
      overview: 'Web for planners, mobile for the warehouse floor, released to one station at a time.',
      features: [
        {
          title: 'Capacity that updates itself',
          description: 'Scans from the warehouse adjust free space at once, so the next quote is already correct.',
          image: 'case-premier-application-solutions-developer',
          isImageFirst: false,
        },
        {
          title: 'Invoices from the manifest',
          description:
            'The final weight, the rate in force and the services that were performed become an invoice as soon as the flight departs.',
          image: 'card-logistics',
          isImageFirst: true,
        },
      ],
      conclusion: 'Each sprint of 2–4 weeks ended with a demonstration at a station, on that station’s own flights.',
    },
    deploymentPhase:
      'Each station ran old and new side by side until its numbers matched. The support team in Hyderabad covered the night departures.',
    results: [
      'Agents book on one screen, and errors in bookings fell by 25%.',
      'From request to confirmed space, processing is 50% faster.',
      'With rekeying and corrections gone, the process costs 35% less.',
    ],
    stats: [
      { value: '25%', label: 'fewer booking errors', percent: 25 },
      { value: '50%', label: 'faster processing', percent: 50 },
      { value: '35%', label: 'lower cost', percent: 35 },
    ],
    techStack: [
      { category: 'Frontend', items: ['React', 'JavaScript'] },
      { category: 'Mobile', items: ['Flutter'] },
      { category: 'Backend', items: ['Node.js', 'Java', 'Python'] },
      { category: 'Data', items: ['PostgreSQL', 'MongoDB'] },
    ],
    link: '/industries/logistics-and-transportation/order-processing-billing',
  },
  {
    id: 'leading-intermodal-logistics-provider',
    title: 'Leading Intermodal Logistics Provider',
    subTitle: 'A planning and visibility platform that treats road, rail and water as stops on a single journey.',
    summary: 'Road, rail and water planned as one move.',
    overview:
      'Every leg of a container’s journey had its own system and its own planner. A late train was visible to rail and a surprise to everyone else, so drivers waited and loads were expedited. The client wanted one plan per container, from the first pickup to the last delivery.',
    bannerImages: ['case-leading-intermodal-logistics-provider'],
    category: ['Web Application'],
    challenges: [
      'Road, rail and port each kept a different version of the same container.',
      'Delays passed between planners by telephone, often after the appointment was lost.',
      'Expedited moves were the usual answer, because nobody could see a cheaper one in time.',
    ],
    designPhase: {
      overview:
        'Our consultants spent a week at the terminals and another with the planners, then put both views of the same containers on one wall.',
      features: [
        {
          title: 'A shared vocabulary',
          description:
            'Messages from railroads, truckers and terminals were translated into a short list of events that everyone could name.',
          image: 'card-logistics',
        },
        {
          title: 'The journey board',
          description:
            'One row per container shows its legs, its next appointment and the slack that is left. Planners sort by trouble, not by mode.',
          image: 'bg-logistics',
        },
      ],
      bannerImages: ['hero-logistics'],
      conclusion: 'Planners chose the first corridor to change themselves: the one they had spent most evenings on.',
    },
    developmentPhase: {
      overview:
        'The board was useful before it was complete. Each sprint added a message source or a decision, and planners worked with it the next day.',
      features: [
        {
          title: 'Arrival times that explain themselves',
          description:
            'Every estimate names the event it comes from, so a planner knows whether to trust it or to make a call.',
          image: 'card-transformation',
          isImageFirst: true,
        },
        {
          title: 'Alternatives beside the problem',
          description:
            'When a connection is at risk, the board lists the next train, the nearest driver and the cost of each.',
          image: 'case-leading-intermodal-logistics-provider',
          isImageFirst: false,
        },
      ],
      conclusion: 'By the last sprint the telephone list on the wall had been replaced by a list of exceptions.',
    },
    deploymentPhase:
      'One corridor moved first, then its neighbors. Old plans stayed readable for a full cycle of contracts, and engineers in Hyderabad watched the overnight messages so that each morning began with a clean board.',
    results: [
      'Loads move by the planned mode: expedited shipments fell by 95%.',
      'Freight costs are 23% lower, because cheaper moves are seen in time.',
      'Containers arrive when they were promised, with 99% on time delivery performance.',
    ],
    stats: [
      { value: '23%', label: 'reduction in freight costs', percent: 23 },
      { value: '95%', label: 'reduction in expedited shipments', percent: 95 },
      { value: '99%', label: 'on time delivery performance', percent: 99 },
    ],
    techStack: [
      { category: 'Frontend', items: ['Angular', 'JavaScript'] },
      { category: 'Backend', items: ['Java', 'Node.js'] },
      { category: 'Data', items: ['PostgreSQL'] },
    ],
    link: '/industries/logistics-and-transportation/operational-planning',
  },
  {
    id: 'technology-driven-telemetry-firm',
    title: 'Technology Driven Telemetry Firm',
    subTitle: 'A mobile app that turns sensor signals from vehicles and equipment into maintenance decisions.',
    summary: 'Sensor signals turned into maintenance decisions.',
    overview:
      'The client’s devices reported temperatures, pressures and vibrations around the clock, and its customers ignored most of the alarms. Technicians learned of a failing part when the machine had stopped. The firm asked for an app that says what to do, on which machine, and by when.',
    bannerImages: ['case-technology-driven-telemetry-firm'],
    category: ['Mobile App'],
    challenges: [
      'Thresholds raised an alarm for every cold morning and every steep road.',
      'Technicians worked in yards and basements without a connection.',
      'Repairs were written on paper, so nobody knew which warnings had been right.',
    ],
    designPhase: {
      overview:
        'We rode with technicians and asked one question at each machine: what would you have wanted to know yesterday?',
      features: [
        {
          title: 'Advice instead of alarms',
          description:
            'Signals are grouped by the part they concern and shown as one sentence with an action and a date.',
          image: 'card-transformation',
        },
        {
          title: 'Made for one hand',
          description: 'The other hand holds a lamp. Photos, readings and a spoken note are enough to close a job.',
          image: 'card-applications',
        },
      ],
      bannerImages: ['bg-services'],
      conclusion: 'Technicians put the sketches in order of usefulness, and the first release followed their order.',
    },
    developmentPhase: {
      overview:
        'App and models were developed together, because a prediction is only as good as the repair report that confirms it.',
      features: [
        {
          title: 'Works without a signal',
          description:
            'Jobs, manuals and measurements are kept on the phone. What was recorded underground is sent when the technician is back outside.',
          image: 'case-technology-driven-telemetry-firm',
          isImageFirst: true,
        },
        {
          title: 'Predictions that learn',
          description:
            'Each closed job tells the model whether its warning was right, too early or wrong. Engineers review the misses in every sprint.',
          image: 'bg-generative-ai',
          isImageFirst: false,
        },
      ],
      conclusion: 'Alarms that had never led to a repair were switched off one by one, with the client’s engineers.',
    },
    deploymentPhase:
      'A single service region used the app through one maintenance season, next to its paper forms. The other regions received it when the technicians of the first one asked to leave the paper in the van.',
    results: [
      'Visits are planned by what a machine needs: a 40% gain in efficiency.',
      'Parts are replaced before they fail, at 35% lower cost.',
      'Customers receive a sentence they can act on, and no longer a list of alarms.',
    ],
    stats: [
      { value: '40%', label: 'gain in efficiency', percent: 40 },
      { value: '35%', label: 'lower cost', percent: 35 },
    ],
    techStack: [
      { category: 'Mobile', items: ['Flutter'] },
      { category: 'Backend', items: ['Python', 'Node.js'] },
      { category: 'Data', items: ['MongoDB', 'PostgreSQL'] },
    ],
    link: '/industries/logistics-and-transportation/fleet-management-services',
  },
  {
    id: 'premier-application-solutions-developer',
    title: 'Premier Application Solutions Developer',
    subTitle: 'A product platform rebuilt layer by layer while its customers kept working on it every day.',
    summary: 'A product platform rebuilt layer by layer.',
    overview:
      'The client’s product had grown for years in one block of code. A small change touched everything, releases took whole weekends and new developers needed months to find their way. Its customers could not be asked to move, so the platform had to be renewed underneath them.',
    bannerImages: ['case-premier-application-solutions-developer'],
    category: ['Web Application'],
    challenges: [
      'One codebase in which screens, rules and data could not be separated.',
      'Tests done by hand before every release, by the people who knew the product best.',
      'Customers with custom extensions that no document described.',
    ],
    designPhase: {
      overview:
        'We read the code, the support tickets and the customers’ extensions, and drew the product as layers that could be lifted out one after another.',
      features: [
        {
          title: 'Seams before services',
          description:
            'Interfaces were cut inside the old code first, so that a layer could be replaced without its neighbors noticing.',
          image: 'card-applications',
        },
        {
          title: 'A component library',
          description:
            'Designers and developers agreed on one set of accessible components, and moved screens to it while they were being used.',
          image: 'hero-company',
        },
      ],
      bannerImages: ['bg-services'],
      conclusion: 'The order of the layers was decided by support tickets: what hurt customers most was lifted first.',
    },
    developmentPhase: {
      overview:
        'A mixed team from both companies worked on one backlog. Every layer was measured against the one it replaced.',
      features: [
        {
          title: 'The same answer twice',
          description:
            'Old and new code received the same requests, and differences were examined before any customer was switched.',
          image: 'card-transformation',
          isImageFirst: false,
        },
        {
          title: 'Releases on a working day',
          description:
            'Automated tests and small steps replaced the weekend. A change that misbehaves is taken back in minutes, not argued about.',
          image: 'case-premier-application-solutions-developer',
          isImageFirst: true,
        },
      ],
      conclusion: 'The client’s own developers led the last layers, and our people reviewed.',
    },
    deploymentPhase:
      'Customers were switched in small groups, beginning with those who had volunteered. Extensions kept working through an adapter until their owners had moved them, and nobody was given a deadline without help.',
    results: [
      'Common tasks run on lighter screens, with 50% faster processing.',
      'The product team reports a 40% gain in efficiency from release to release.',
      'New developers change the product in their first weeks, guided by its tests.',
    ],
    stats: [
      { value: '50%', label: 'faster processing', percent: 50 },
      { value: '40%', label: 'gain in efficiency', percent: 40 },
    ],
    techStack: [
      { category: 'Frontend', items: ['React', 'Angular', 'JavaScript'] },
      { category: 'Backend', items: ['Java', 'PHP', 'Node.js'] },
      { category: 'Data', items: ['PostgreSQL'] },
    ],
    link: '/services/application-development',
  },
];
