import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Lazy parts may take longer than the default second on a loaded machine.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
  // Set by the starter; without it the styles hide what only the app answers.
  document.documentElement.dataset.js = '';
}
