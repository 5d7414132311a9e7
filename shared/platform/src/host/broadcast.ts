import { BRIDGED_TOPICS, BUS_EVENTS, type BusTopic } from '@travesia/contracts';
import * as v from 'valibot';
import type { Bus } from '../sdk/bus.ts';

const CHANNEL = 'travesia-facts';
type Message = { topic: BusTopic; payload: unknown };

const isBridged = (topic: unknown): topic is (typeof BRIDGED_TOPICS)[number] =>
  BRIDGED_TOPICS.some((known) => known === topic);

/** Carries the few facts that matter to other tabs and documents, checked on arrival (P-05). */
export function bridgeToOtherTabs(
  bus: Bus,
  open: (name: string) => BroadcastChannel = (name) => new BroadcastChannel(name),
) {
  const channel = open(CHANNEL);
  let isReceiving = false;
  const stops = BRIDGED_TOPICS.map((topic) =>
    bus.on(topic, (payload) => {
      if (!isReceiving) channel.postMessage({ topic, payload } satisfies Message);
    }),
  );
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<Message> | null>) => {
    const topic = data?.topic;
    if (!isBridged(topic) || !v.is(BUS_EVENTS[topic], data?.payload)) return;
    isReceiving = true;
    bus.publish(topic, data?.payload as never);
    isReceiving = false;
  });
  return () => {
    for (const stop of stops) stop();
    channel.close();
  };
}
