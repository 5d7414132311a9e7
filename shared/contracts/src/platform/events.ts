import { nullable, object, picklist, string, type InferOutput } from 'valibot';
import { OrderKindSchema } from '../booking/order-kind.ts';
import { LocaleSchema } from './locale.ts';

/** Every topic of the bus (P-05): `name@major` → schema. Facts only, no commands, no personal data. */
export const BUS_EVENTS = {
  'locale-changed@1': object({ locale: LocaleSchema }),
  'market-changed@1': object({ market: string() }),
  'currency-changed@1': object({ currency: string() }),
  'attribution-changed@1': object({
    source: string(),
    medium: string(),
    affiliateId: string(),
    referrer: string(),
  }),
  'order-selected@1': object({
    orderKind: OrderKindSchema,
    orderId: nullable(string()),
  }),
  'card-details-updated@1': object({}),
  'timer-finished@1': object({ timer: picklist(['results', 'summary']) }),
  'booking-confirmed@1': object({ referenceId: string() }),
  'remote-failed@1': object({ remote: string(), build: string(), phase: string(), code: string() }),
} as const;

export type BusTopic = keyof typeof BUS_EVENTS;
export type BusPayload<Topic extends BusTopic> = InferOutput<(typeof BUS_EVENTS)[Topic]>;

/** Facts that matter to other tabs and documents (P-05). */
export const BRIDGED_TOPICS = [
  'booking-confirmed@1',
  'locale-changed@1',
  'market-changed@1',
  'currency-changed@1',
] as const;
