import '@fontsource-variable/funnel-display';
import '@fontsource-variable/hanken-grotesk';
import type { Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { mainMenuCode } from '~/app/header/main-menu-code';
import { installCallbackButtons } from '~/features/leads/callback/callback-buttons';
import { globalCss } from '~/theme/global-css';
import { scenarioNames } from '~mocks/qa/scenarios';
import { conditionsCss } from './conditions';
import { startBackend } from './embedded';

const style = document.createElement('style');
style.textContent = globalCss;
document.head.prepend(style);
document.documentElement.dataset.js = '';

installCallbackButtons();

// Storybook does not have the pages behind the links of a story. Following one would replace the story with an error.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a:is([href^="/"], [href^="http"]):not([target])'))
    event.preventDefault();
});

const conditions = document.createElement('style');
document.head.append(conditions);

/** Gives every story a new query cache. */
function FreshCache({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const viewport = (name: string, width: string, height: string) => ({ name, styles: { width, height } });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Docs', ['Welcome'], 'UI', 'Sections', 'Features', 'Shell', 'Pages'] } },
    viewport: {
      options: {
        phone: viewport('390 phone', '390px', '844px'),
        tablet: viewport('768 tablet', '768px', '1024px'),
        mobileMax: viewport('992 widest mobile', '992px', '800px'),
        desktopMin: viewport('993 narrowest desktop', '993px', '800px'),
        desktop: viewport('1440 desktop', '1440px', '900px'),
      },
    },
  },
  // `VITE_THEME=dark npm run test:stories` tests every story in the dark theme.
  initialGlobals: {
    theme: import.meta.env.VITE_THEME ?? 'light',
    motion: 'full',
    contrast: 'normal',
    scenario: 'full',
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light theme' },
          { value: 'dark', title: 'Dark theme' },
        ],
      },
    },
    scenario: {
      toolbar: {
        title: 'Scenario',
        icon: 'beaker',
        dynamicTitle: true,
        items: scenarioNames.map((value) => ({ value, title: value })),
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    contrast: {
      toolbar: {
        title: 'Colours',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Own colours' },
          { value: 'forced', title: 'Forced colours (emulated)' },
        ],
      },
    },
  },
  // The scenario of a story overrides the one in the toolbar.
  // Stories show the header at once. On the site, its menu loads before the header goes live.
  beforeAll: async () => {
    await mainMenuCode.load();
  },
  beforeEach: ({ parameters: { scenario, nextResponses, articleCount }, globals }) =>
    startBackend({ scenario: scenario ?? globals.scenario, nextResponses, articleCount }),
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
      conditions.textContent = conditionsCss(globals.motion === 'reduced', globals.contrast === 'forced');
      return (
        <FreshCache>
          <Story />
        </FreshCache>
      );
    },
  ],
};

export default preview;
