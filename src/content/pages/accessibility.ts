import type { PageContent } from '~/content/model';

/** The accessibility statement. `docs/accessibility.yaml` has a response to each criterion. */
export const accessibility: PageContent = {
  description:
    'Which accessibility standards the Mindwave website follows, how it was tested, what was not tested, the limits we know, and how to reach us.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'light',
      title: 'Accessibility',
      lead: 'Everyone should be able to use this site: with a keyboard, a screen reader, large text or an old phone.',
    },
    {
      kind: 'textBlock',
      title: 'Our target',
      lead: 'WCAG 2.2 at level AA, and with it EN 301 549 for websites.',
      paragraphs: [
        'All pages for visitors and the area of our editors are built to this target. Where they fall short of it, we say so below. We assessed the site ourselves: nobody outside the firm has audited it.',
        'Without JavaScript, you can read every public page. The forms then give you an email address.',
      ],
    },
    {
      kind: 'featureSections',
      ground: 'alt',
      head: { title: 'What we tested', lead: 'By programs that run again when we change something.' },
      variant: 'checks',
      groups: [
        {
          name: 'Rules',
          items: [
            'axe-core on every page and on every component, in the light and in the dark theme',
            'Siteimprove Alfa, a second engine with rules of its own, on every page in both themes',
            'The validator of the W3C, so that assistive programs find what they expect',
          ],
        },
        {
          name: 'Ways to use the site',
          items: [
            'The keyboard alone: menus, dialogs, forms and the whole editor',
            'A simulated screen reader that reads dialogs, menus, lists and messages aloud as text',
            'Zoom to 400 percent, and windows from 320 pixels in width, without scrolling sideways',
            'Forced colors, reduced motion and printing',
          ],
        },
        {
          name: 'Browsers',
          items: ['Chromium, Firefox and WebKitGTK, which has the engine of Safari'],
        },
      ],
    },
    {
      kind: 'textBlock',
      title: 'What we did not test',
      lead: 'A program finds only part of all barriers.',
      paragraphs: ['We have not yet tried the site with:'],
      list: [
        'real screen readers: NVDA, JAWS, VoiceOver and TalkBack',
        'Safari on a Mac, an iPhone or an iPad',
        'voice control, switches and screen magnifiers',
        'people with disabilities, whose judgment counts most',
      ],
    },
    {
      kind: 'textBlock',
      ground: 'alt',
      title: 'Known limits',
      lead: 'What does not work well yet, and what to do instead.',
      paragraphs: [],
      list: [
        'The short form on some pages marks an empty field with a red border and an icon. Screen readers hear the reason, but it is not on the screen. The form of ‘Request a Callback’ shows it.',
        'The map on the contact page is made by another company, and we cannot vouch for it. The addresses are next to it as text.',
        'The banner of an article may have no description, because editors may leave it out. Screen readers then skip the picture.',
        'Programs that fill in forms are stopped by a hidden field. If it stops you by mistake, the form says so and names our email address.',
      ],
    },
    {
      kind: 'textBlock',
      title: 'Tell us',
      lead: 'If something stops you, it is our fault and not yours.',
      paragraphs: [
        'Write what you wanted to do, on which page, and with which browser and aids. A person reads it and sends you what you were looking for in a form that works for you. On request, we also send our conformance report (OpenACR), which answers every criterion.',
        'This statement is from November 26, 2026.',
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'Something in your way?',
      text: 'Write to us, or leave a number, and we will get back to you within 24 hours.',
    },
  ],
};
