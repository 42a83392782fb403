import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // Node's channels reach the tests that run at the same time in other threads.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  // Lazy components may take longer than the default second on a busy machine.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(cleanup);
  // The starter sets this. Without it the styles hide controls that need JavaScript.
  document.documentElement.dataset.js = '';
}
