import { BUS_EVENTS, type BusPayload, type BusTopic } from '@travesia/contracts';
import * as v from 'valibot';

export interface Bus {
  publish<Topic extends BusTopic>(topic: Topic, payload: BusPayload<Topic>): void;
  /** Listens until the returned function is called; sticky topics replay their last value at once. */
  on<Topic extends BusTopic>(topic: Topic, listener: (payload: BusPayload<Topic>) => void): () => void;
}

export interface BusOptions {
  readonly sticky?: readonly BusTopic[];
  /** Malformed events and listeners that throw are logged and dropped (P-05). */
  readonly onFault?: (topic: string, fault: unknown) => void;
}

/** The one event bus of a page (P-04, P-05). Created by the shell only. */
export function createBus({ sticky = [], onFault = () => {} }: BusOptions = {}): Bus {
  const listeners = new Map<BusTopic, Set<(payload: never) => void>>();
  const last = new Map<BusTopic, unknown>();

  function deliver(topic: BusTopic, listener: (payload: never) => void, payload: unknown) {
    try {
      listener(payload as never);
    } catch (fault) {
      onFault(topic, fault);
    }
  }

  return {
    publish(topic, payload) {
      const schema = Object.hasOwn(BUS_EVENTS, topic) ? BUS_EVENTS[topic] : null;
      const parsed = schema ? v.safeParse(schema, payload) : null;
      if (!parsed?.success) {
        onFault(topic, parsed ? parsed.issues : 'unknown topic');
        return;
      }
      if (sticky.includes(topic)) last.set(topic, parsed.output);
      for (const listener of Array.from(listeners.get(topic) ?? [])) deliver(topic, listener, parsed.output);
    },
    on(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic);
      ofTopic.add(listener as (payload: never) => void);
      if (last.has(topic)) deliver(topic, listener as (payload: never) => void, last.get(topic));
      return () => void ofTopic.delete(listener as (payload: never) => void);
    },
  };
}
