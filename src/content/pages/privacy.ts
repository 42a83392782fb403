import { contacts, offices } from '~/content/contacts';
import { messages } from '~/content/messages';
import type { PageContent } from '~/content/model';
import { leadsKept, logsKept, type Operator } from '~/content/operator';
import { footerTexts } from '~/content/site';

/** Something that the site stores in the browser. A `*` at the end stands for all names with this beginning. */
interface Stored {
  readonly name: string;
  readonly text: string;
}

/** Everything the site stores in the browser, by place. `tests/rules/privacy.test.ts` compares it with the code. */
export const storage = {
  local: [
    { name: 'theme', text: 'light or dark, once you have chosen. Stays.' },
    {
      name: 'visits',
      text: 'how often you have been here, so that we offer the app only to people who return. Stays.',
    },
    { name: 'install-dismissed', text: 'when you declined that offer, so that we wait 30 days. Stays.' },
    { name: 'outbox', text: 'how many of your requests wait to be sent. Until none does.' },
    { name: 'outbox-next', text: 'when the next attempt to send them may start. Until none waits.' },
    { name: 'isLoggedIn', text: 'for editors: that somebody is signed in. Until sign-out.' },
    { name: 'rememberMe', text: 'for editors: the email address, if you asked us to remember it. Until sign-out.' },
    { name: 'mindwave-draft-tail', text: 'for editors: the last words of an unsaved article. Until it is saved.' },
  ],
  session: [
    { name: 'draft:*', text: 'what you have typed into a form but not sent.' },
    { name: 'early:*', text: 'the same, for the moment before the page has fully loaded.' },
    { name: 'visit-counted', text: 'that this visit is counted.' },
    { name: 'token', text: 'for editors: the key of the session. Until sign-out or 30 minutes without activity.' },
    { name: 'lastActive', text: 'for editors: the time of the last activity.' },
    { name: 'mindwave-stored-texts', text: 'for editors: which optional texts of articles the server stores.' },
    { name: 'mindwave-qa', text: 'for testers: the settings of the test console.' },
  ],
  databases: [
    { name: 'mindwave-outbox', text: 'requests that wait to be sent. Until they are sent or you cancel them.' },
    {
      name: 'mindwave-drafts',
      text: 'for editors: unsaved articles. Deleted after 14 days, on the second day that the editor is used.',
    },
    { name: 'mindwave', text: 'the data of a site without a server, marked ‘Demo data’. Stays.' },
    { name: 'mindwave-*', text: 'for testers: other sets of demo data. Stay.' },
    { name: 'workbox-expiration', text: 'the age of saved copies. Stays.' },
  ],
  caches: [
    {
      name: 'workbox-precache-*',
      text: 'the public pages with their code, pictures and fonts. Until the next version.',
    },
    { name: 'pages', text: 'other pages you have opened, 50 at most. Until the next version.' },
    { name: 'read', text: 'articles and jobs you have opened, 50 at most.' },
    { name: 'pictures', text: 'pictures of articles you have seen, 25 MB at most.' },
    { name: 'used-code', text: 'further code you have used.' },
    { name: 'settings', text: 'the public settings of the site, such as the address of its server.' },
  ],
} as const satisfies Readonly<Record<string, readonly Stored[]>>;

/** The fields of a request, as its sender knows them. */
export const requestFields = {
  name: 'your name',
  email: 'your email address',
  mobile: 'your phone number',
  company: 'your company',
  message: 'your message, or the topic of the demo',
} as const;

const lines = (stored: readonly Stored[]) => stored.map(({ name, text }) => `${name}: ${text}`);

/** What the map is, if the policy of this build allows one. */
const mapTexts = (mapHost: string | undefined) =>
  mapHost === undefined
    ? ['This site shows no map of another company.']
    : [
        `The map at the end of the contact page comes from ${mapHost}. It loads when you scroll to it, or, if the page has a button for it, when you press that. Its owner then learns your IP address and your browser, but not which page you are on. What happens inside the map follows its owner’s privacy notice.`,
        'To avoid it, stay above the map: the addresses of our offices are there as text.',
      ];

const processorTexts = (processors: readonly string[]) =>
  processors.length > 0
    ? { paragraphs: ['These companies process data for us, and only for the task named here:'], list: processors }
    : {
        paragraphs: [
          'Companies may host this site, its database or our mail for us. Write to us, and we will send you their names and what each of them does.',
        ],
      };

/** The privacy notice. What depends on the firm's choices comes from the settings of the build. */
export const privacyPage = ({ mapHost, leadsKeepDays, logsKeepDays, processors }: Operator): PageContent => ({
  description:
    'What Mindwave learns about you on this website, where it is stored and for how long, how to delete it, and what your rights are.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'light',
      title: 'Privacy',
      lead: 'We know what you send us, and little else. No cookies, no trackers, no advertising.',
    },
    {
      kind: 'textBlock',
      title: 'What you send us',
      lead: 'The forms of this site, and nothing you do not send.',
      paragraphs: ['When you send a form, we receive the time and what you have filled in:'],
      list: Object.values(requestFields),
    },
    {
      kind: 'textBlock',
      ground: 'alt',
      title: 'Where it goes',
      lead: 'To the people who answer you, and to nobody who advertises.',
      paragraphs: [
        `We use a request only to answer it. Our server stores it in its database, and may pass it on by mail to our team or to the system in which we handle inquiries. ${leadsKept(leadsKeepDays)} Copies in our mail and in backups may stay longer; if you ask us, we delete those too.`,
        'If you write to us or apply for a job by mail, your mail goes to our mailbox and not through this site.',
      ],
      list: [
        'So that nothing arrives twice, the server keeps a random number of each request and a fingerprint of its text for 25 hours.',
        'So that nobody floods us, it counts requests by IP address. The count ends after a minute and is deleted within the next quarter of an hour.',
        'If this page says ‘Demo data’ at its top or end, this copy of the site has no server. A request then stays in your browser, and nobody reads it.',
        'A site may be set up so that the form of the contact page sends nothing. Your message then appears only in the console of your browser.',
      ],
    },
    {
      kind: 'textBlock',
      title: 'Requests that wait',
      lead: 'If our server cannot be reached, you can leave a request in your browser.',
      paragraphs: [
        'Until it is sent, only your browser has it. The site tries for 72 hours; after that, it only keeps the request until you send or cancel it. The bar ‘1 request waiting’ shows it, and you can change or cancel it there.',
      ],
    },
    {
      kind: 'accordionPanel',
      ground: 'alt',
      title: 'What your browser stores for us',
      lead: 'So that the site works offline and loses nothing you type. No other website can read it.',
      panels: [
        {
          id: 'local-storage',
          title: 'Local storage',
          paragraphs: ['Stays after you close the browser. Each line has the name that your browser’s tools show:'],
          list: lines(storage.local),
        },
        {
          id: 'session-storage',
          title: 'Session storage',
          paragraphs: ['Belongs to one tab. Your browser deletes it when you close the tab:'],
          list: lines(storage.session),
        },
        {
          id: 'databases',
          title: 'Databases',
          paragraphs: ['Stay after you close the browser, in what it calls IndexedDB:'],
          list: lines(storage.databases),
        },
        {
          id: 'saved-pages',
          title: 'Saved pages',
          paragraphs: [
            'A service worker saves copies, so that you can read the site offline. They contain nothing about you beyond what you have opened:',
          ],
          list: lines(storage.caches),
        },
        {
          id: 'how-to-delete-it',
          title: 'How to delete it',
          paragraphs: [
            `‘${messages.update.repair}’ in the line ‘${footerTexts.version}’ at the end of each page removes the worker and the saved pages. To remove everything, delete the data of this website in the settings of your browser, usually under ‘Cookies and site data’.`,
          ],
        },
      ],
      openIndex: 0,
    },
    {
      kind: 'textBlock',
      title: 'Other companies',
      lead: 'Code, fonts and pictures come from this site. These are the exceptions.',
      paragraphs: [
        ...mapTexts(mapHost),
        'The server of our articles and jobs may have an address of its own. An article may show a picture from another website, whose owner then learns your IP address and the address of this site. A link to another website tells it nothing until you follow it.',
      ],
    },
    { kind: 'textBlock', ground: 'alt', title: 'Who works for us', ...processorTexts(processors) },
    {
      kind: 'textBlock',
      title: 'Logs of the server',
      lead: 'To find errors and attacks.',
      paragraphs: [
        `Our server writes a line for each request: the time, a random number, the method, the address without anything after its question mark, the result and the duration. It contains no IP address, no name of your browser and nothing you have typed.`,
        'When an editor signs in or out, fails to sign in, changes the password or ends a session, a line also has the IP address and the email address of the account.',
        `A web server or a hosting company in front of it may keep a log with your IP address and your browser. ${logsKept(logsKeepDays)}`,
      ],
    },
    {
      kind: 'textBlock',
      ground: 'alt',
      title: 'If you are an editor',
      lead: 'For the people who write our newsroom.',
      paragraphs: [
        'For an account, we store your email address, a scrambled form of your password and your sessions, which end after eight hours at most. An article stores who wrote and changed it. Failed sign-ins are counted by account and IP address; the count ends after a minute and is deleted within the next quarter of an hour.',
      ],
    },
    {
      kind: 'textBlock',
      title: 'Your rights',
      lead: 'Write to us. You need not give a reason.',
      paragraphs: [
        `Mindwave, ${offices.headquarters.address}, is responsible for this site. Write to ${contacts.general.email}, and you will have an answer within a month. You can ask us:`,
      ],
      list: [
        'what we know about you, and for a copy that a program can read,',
        'to correct or delete it: we find all your requests by your email address,',
        'to stop using it, or to use it no further until a question is settled.',
      ],
    },
    {
      kind: 'textBlock',
      ground: 'alt',
      title: 'The law',
      paragraphs: [
        'We use your data because you have asked us to answer, and to keep the site safe and working. No decision about you is made by a program alone. You may also complain to the authority that protects data where you live. This notice is from November 26, 2026.',
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'Questions about your data?',
      text: 'A person reads your mail. You need no form and no account.',
    },
  ],
});
