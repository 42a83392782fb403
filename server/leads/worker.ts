import type { Database } from '../database/database';
import type { Log } from '../operations/log';
import { type Channel, finishDelivery, postponeDelivery, takeDelivery } from './leads';
import { type LeadSettings, problemOf, type Sender, sendersOf } from './send';

/** How often a process looks for due deliveries, in ms. Its own leads wake it at once. */
const POLL_MS = 5000;

/** Delivers leads in the background. */
export interface Worker {
  /** Where leads are delivered. */
  readonly channels: readonly Channel[];
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

  async function deliverNext(channel: Channel, send: Sender): Promise<boolean> {
    const delivery = isStopping ? undefined : await takeDelivery(database, channel);
    if (!delivery) return false;
    const about = { delivery: delivery.deliveryId, channel, tries: delivery.tries };
    const failure = await send(delivery).catch((error) => ({ taken: delivery.taken, problem: problemOf(error) }));
    if (failure) {
      const state = await postponeDelivery(database, { ...delivery, ...failure }, settings.retrySeconds);
      log.warn({ ...about, problem: failure.problem, state }, 'a lead was not delivered');
      return true;
    }
    await finishDelivery(database, delivery);
    log.info(about, 'a lead was delivered');
    return true;
  }

  async function deliverAll(channel: Channel, send: Sender): Promise<void> {
    try {
      while (await deliverNext(channel, send));
    } catch (error) {
      log.error({ err: error, channel }, 'due deliveries could not be read or written');
    }
    running.delete(channel);
  }

  const senders = sendersOf(settings);
  const running = new Map<Channel, Promise<void>>();
  const wake = () => {
    for (const [channel, send] of senders) if (!running.has(channel)) running.set(channel, deliverAll(channel, send));
  };
  const timer = setInterval(wake, POLL_MS);
  wake();
  return {
    channels: [...senders.keys()],
    wake,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
