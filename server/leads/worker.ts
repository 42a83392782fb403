import type { Database, Sql } from '../database/database';
import type { Log } from '../operations/log';
import { type ArticleChange, EVENT_SECONDS, insertEvent } from './article-events';
import { type Channel, finishDelivery, postponeDelivery, type Queue, raiseAlerts, takeDelivery } from './leads';
import { type LeadSettings, problemOf, queuesOf, type Sender, sendersOf } from './send';

/** How often a process looks for due deliveries, in ms. Its own leads wake it at once. */
const POLL_MS = 5000;

/** A process wakes this long after the time at which an event is due, in ms, because the transaction takes a moment. */
const WAKE_MS = 50;

/** Sends leads, alerts and events in the background. */
export interface Worker {
  /** Where leads are delivered. */
  readonly channels: readonly Channel[];
  /** Queues the event of a changed article, if `CHANGES_WEBHOOK` is set. Must run in the transaction of the change. */
  recordChange(sql: Sql, change: ArticleChange): Promise<void>;
  /** Looks for due deliveries now, for example after a new lead. */
  wake(): void;
  /** Stops taking deliveries. Resolves when the present deliveries have ended. */
  stop(): Promise<void>;
}

/**
 * Delivers leads until it is stopped. Channels do not wait for each other. Every delivery arrives at least once: if the process ends
 * after sending, another one sends it again with the same key.
 */
export function startWorker(database: Database, settings: LeadSettings, log: Log): Worker {
  let isStopping = false;

  async function deliverNext(queue: Queue, send: Sender): Promise<boolean> {
    const delivery = isStopping ? undefined : await takeDelivery(database, queue);
    if (!delivery) return false;
    const trace = delivery.payload?.traceparent;
    const about = { delivery: delivery.deliveryId, channel: queue, tries: delivery.tries, ...(trace && { trace }) };
    const subject = queue === 'changes' ? 'a change' : 'a lead';
    const failure = await send(delivery).catch((error) => ({ taken: delivery.taken, problem: problemOf(error) }));
    if (failure) {
      const state = await postponeDelivery(database, { ...delivery, ...failure }, settings.retrySeconds);
      log.warn({ ...about, problem: failure.problem, state }, `${subject} was not delivered`);
      return true;
    }
    await finishDelivery(database, delivery);
    log.info(about, `${subject} was delivered`);
    return true;
  }

  const channels = [...sendersOf(settings).keys()];
  const isChannel = (queue: Queue): queue is Channel => channels.some((channel) => channel === queue);

  async function deliverAll(queue: Queue, send: Sender): Promise<void> {
    try {
      if (isChannel(queue)) await raiseAlerts(database, queue, settings.alertMinutes);
      while (await deliverNext(queue, send));
    } catch (error) {
      log.error({ err: error, channel: queue }, 'due deliveries could not be read or written');
    }
    running.delete(queue);
  }

  const queues = queuesOf(settings);
  const running = new Map<Queue, Promise<void>>();
  const wake = () => {
    if (isStopping) return;
    for (const [queue, send] of queues) if (!running.has(queue)) running.set(queue, deliverAll(queue, send));
  };
  const timer = setInterval(wake, POLL_MS);
  wake();
  return {
    channels,
    async recordChange(transaction, change) {
      if (!settings.changes) return;
      await insertEvent(transaction, change, settings.changes.prefix);
      setTimeout(wake, EVENT_SECONDS * 1000 + WAKE_MS).unref();
    },
    wake,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
