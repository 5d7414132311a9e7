import * as v from 'valibot';
import { LocaleSchema } from './locale.ts';

/** Every topic of the bus (P-05): `name@major` → schema. Facts only, no commands, no personal data. */
export const BUS_EVENTS = {
  'locale-changed@1': v.object({ locale: LocaleSchema }),
  'market-changed@1': v.object({ market: v.string() }),
  'currency-changed@1': v.object({ currency: v.string() }),
  'card-details-updated@1': v.object({}),
  'booking-confirmed@1': v.object({ referenceId: v.string() }),
} as const;

export type BusTopic = keyof typeof BUS_EVENTS;
export type BusPayload<Topic extends BusTopic> = v.InferOutput<(typeof BUS_EVENTS)[Topic]>;

/** Facts that matter to other tabs and documents (P-05). */
export const BRIDGED_TOPICS = [
  'booking-confirmed@1',
  'locale-changed@1',
  'market-changed@1',
  'currency-changed@1',
] as const;
