import type { Head } from '../head.server';

export const head: Head = () => ({
  description:
    'Four Mindwave projects in air cargo, intermodal logistics, telemetry and software, told from the first workshop to the results.',
});
