import type { PageContent } from '~/content/model';

const LOGISTICS = '/industries/logistics-and-transportation';

export const logisticsAndTransportation: PageContent = {
  description:
    'IT solutions for carriers, shippers and intermodal operators: planning, execution, freight billing and visibility on one shipment record.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-logistics',
      ground: 'ink',
      title: 'Logistics and Transportation IT Solutions',
      lead: 'Planning, execution, billing and visibility on one line, for carriers, shippers and intermodal operators.',
      action: { kind: 'callback', text: 'Request a Callback' },
    },
    {
      kind: 'stationLine',
      variant: 'open',
      head: {
        title: 'Freight runs on handoffs. We make each one visible.',
        lead: 'Our teams connect the systems that tender, dispatch, track and invoice, so that everyone works from the same shipment.',
      },
      stations: [
        { title: 'Plan', text: 'Balance orders, equipment and drivers before the day starts.' },
        { title: 'Execute', text: 'Tender, dispatch and track loads without rekeying.' },
        { title: 'Settle', text: 'Match rates, proofs and invoices automatically.' },
        { title: 'Improve', text: 'Use lane and dwell history to plan the next week.' },
      ],
    },
    {
      kind: 'accordionPanel',
      ground: 'alt',
      title: 'What changes for you',
      lead: 'Where you stand today, what we bring and what it is worth.',
      openIndex: 1,
      panels: [
        {
          id: 'situation',
          title: 'Situation',
          paragraphs: [
            'Orders come by portal, mail and phone. Rates sit in contracts that few people can find, and the status of a load depends on who is asked.',
            'So planners confirm by telephone, loads are expedited to be safe, and invoices are corrected after they are sent. Each of these costs money, and none of them moves freight.',
          ],
        },
        {
          id: 'mindwave-advantage',
          title: 'Mindwave Advantage',
          paragraphs: [
            'We combine consultants who know transportation with engineers who build for it. A shared delivery team in Alpharetta and Hyderabad covers your working day and the night after it.',
            'Work is planned in sprints of 2–4 weeks, and each one ends with software your planners can try.',
          ],
        },
        {
          id: 'what-is-in-it-for-you',
          title: 'What is in it for you',
          paragraphs: [
            'Fewer calls to find out, fewer loads sent by the expensive way, fewer disputes at the end of the month. The people you have get time back for the loads that need them.',
          ],
          list: [
            'Freight costs checked before the load moves, not after',
            'Exceptions seen early enough to be solved at the normal price',
            'Delivery promises that sales, operations and the customer share',
          ],
        },
        {
          id: 'transportation-intelligence',
          title: 'Transportation Intelligence',
          paragraphs: [
            'Every tender, stop and invoice leaves a trace. We bring those traces together and turn them into answers: which lanes lose time, which docks hold drivers, which carriers keep their appointments.',
            'Planners see the answer while they plan, next to the load it concerns, and not in a report a month later.',
          ],
        },
        {
          id: 'fleet-management',
          title: 'Fleet Management',
          paragraphs: [
            'Vehicles, drivers, maintenance and fuel belong to the same decision. We connect telematics, workshop and billing so that the unit you assign is the unit that can run.',
            'Begin with one terminal. The rest of the network follows when the first one trusts its board.',
          ],
        },
      ],
    },
    {
      kind: 'benefitStats',
      title: 'Results on the road',
      stats: [
        { value: '23%', label: 'reduction in freight costs', percent: 23 },
        { value: '95%', label: 'reduction in expedited shipments', percent: 95 },
        { value: '99%', label: 'on time delivery performance', percent: 99 },
      ],
    },
    {
      kind: 'textBlock',
      ground: 'alt',
      title: 'Transportation management, stop by stop',
      paragraphs: [
        'A transportation management system should follow the load, not the organization chart. We build yours around the order: it is planned against real capacity, tendered at the contracted rate, tracked against its appointments and billed from its proof of delivery.',
        'What you own today stays where it works. We connect it, fill the gaps between its screens and retire a system only when nobody needs it anymore.',
      ],
    },
    {
      kind: 'cardGrid',
      variant: 'solution',
      columns: 2,
      head: {
        title: 'Begin with the one that hurts most',
        lead: 'Five focused solutions share one data model, so each one you add already knows your loads.',
      },
      cards: [
        {
          icon: 'truck',
          title: 'Fleet Management Services',
          text: 'Vehicles, drivers, maintenance and fuel in one operational picture.',
          strand: 'route',
          href: `${LOGISTICS}/fleet-management-services`,
        },
        {
          icon: 'receipt-text',
          title: 'Order Processing & Billing',
          text: 'From booking to invoice without a second keyboard.',
          strand: 'route',
          href: `${LOGISTICS}/order-processing-billing`,
        },
        {
          icon: 'package-check',
          title: 'Shipment Management',
          text: 'Milestones, exceptions and proof of delivery for every load.',
          strand: 'route',
          href: `${LOGISTICS}/shipment-management`,
        },
        {
          icon: 'file-text',
          title: 'Contract and Rate Management',
          text: 'Rates, surcharges and contract terms that match the bill.',
          strand: 'route',
          href: `${LOGISTICS}/contract-rate-management`,
        },
        {
          icon: 'route',
          title: 'Operational Planning',
          text: 'Capacity, lanes and schedules planned together.',
          strand: 'route',
          href: `${LOGISTICS}/operational-planning`,
        },
      ],
      closing: {
        title: 'Not sure where to start?',
        text: 'We reply within 24 hours.',
        action: { kind: 'callback', text: 'Request a Callback' },
      },
    },
  ],
};
