import { literal, nullable, number, object, picklist, string, variant, type InferOutput } from 'valibot';
import { MarketIdSchema } from '../platform/market.ts';
import { MarketSettingsSchema } from '../platform/market-settings.ts';
import { RemoteNameSchema } from '../platform/remote-manifest.ts';

export const OpsShareSchema = object({ build: string(), percent: number() });
export type OpsShare = InferOutput<typeof OpsShareSchema>;

const PositionSchema = picklist(['on', 'off']);
const planned = { remote: RemoteNameSchema, market: MarketIdSchema, position: PositionSchema, at: string() };

/** One difference between two states of the feed: what a line of the history says. */
export const OpsChangeSchema = variant('kind', [
  object({
    kind: literal('live'),
    remote: RemoteNameSchema,
    from: nullable(string()),
    to: nullable(string()),
  }),
  object({
    kind: literal('canary'),
    remote: RemoteNameSchema,
    /** `null`: everywhere. */
    market: nullable(MarketIdSchema),
    from: nullable(OpsShareSchema),
    to: nullable(OpsShareSchema),
  }),
  object({
    kind: literal('pin'),
    remote: RemoteNameSchema,
    market: MarketIdSchema,
    from: nullable(string()),
    to: nullable(string()),
  }),
  object({
    kind: literal('toggle'),
    remote: RemoteNameSchema,
    market: MarketIdSchema,
    position: PositionSchema,
  }),
  object({ kind: literal('planned'), ...planned }),
  object({ kind: literal('unplanned'), ...planned }),
  object({
    kind: literal('settings'),
    market: MarketIdSchema,
    /** `null`: as the market's file has it. */
    from: nullable(MarketSettingsSchema),
    to: nullable(MarketSettingsSchema),
  }),
]);
export type OpsChange = InferOutput<typeof OpsChangeSchema>;
