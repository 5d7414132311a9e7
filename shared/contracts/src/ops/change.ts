import * as v from 'valibot';
import { MarketIdSchema } from '../platform/market.ts';
import { MarketSettingsSchema } from '../platform/market-settings.ts';
import { RemoteNameSchema } from '../platform/remote-manifest.ts';

export const OpsShareSchema = v.object({ build: v.string(), percent: v.number() });
export type OpsShare = v.InferOutput<typeof OpsShareSchema>;

const PositionSchema = v.picklist(['on', 'off']);
const planned = {
  remote: RemoteNameSchema,
  market: MarketIdSchema,
  position: PositionSchema,
  at: v.string(),
};

/** One difference between two states of the feed: what a line of the history says. */
export const OpsChangeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('live'),
    remote: RemoteNameSchema,
    from: v.nullable(v.string()),
    to: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('canary'),
    remote: RemoteNameSchema,
    /** `null`: everywhere. */
    market: v.nullable(MarketIdSchema),
    from: v.nullable(OpsShareSchema),
    to: v.nullable(OpsShareSchema),
  }),
  v.object({
    kind: v.literal('pin'),
    remote: RemoteNameSchema,
    market: MarketIdSchema,
    from: v.nullable(v.string()),
    to: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('toggle'),
    remote: RemoteNameSchema,
    market: MarketIdSchema,
    position: PositionSchema,
  }),
  v.object({ kind: v.literal('planned'), ...planned }),
  v.object({ kind: v.literal('unplanned'), ...planned }),
  v.object({
    kind: v.literal('settings'),
    market: MarketIdSchema,
    /** `null`: as the market's file has it. */
    from: v.nullable(MarketSettingsSchema),
    to: v.nullable(MarketSettingsSchema),
  }),
]);
export type OpsChange = v.InferOutput<typeof OpsChangeSchema>;
