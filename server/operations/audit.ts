import type { Audit } from './account-events';
import type { Log } from './log';
import type { Metrics } from './metrics';

/** Makes the function that writes account events to the log and counts them in the metrics. */
export const createAudit =
  (log: Log, metrics: Metrics): Audit =>
  (event) => {
    metrics.countEvent(event.event, event.result);
    log.info(event, 'account');
  };
