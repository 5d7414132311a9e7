import * as v from 'valibot';
import { LocaleSchema } from '../platform/locale.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { MarketSettingsSchema } from '../platform/market-settings.ts';
import { RemoteNameSchema } from '../platform/remote-manifest.ts';
import { requiredText } from '../values.ts';
import { OpsChangeSchema } from './change.ts';

const MOMENT = v.pipe(v.string(), v.isoTimestamp('date_time_invalid'));
const PERCENT = v.pipe(
  v.number('percent_invalid'),
  v.minValue(0, 'percent_invalid'),
  v.maxValue(100, 'percent_invalid'),
);
const remote = RemoteNameSchema;
const market = MarketIdSchema;
const position = v.picklist(['on', 'off']);
const REASON_LENGTH = 200;

/** What the owner's page may ask for. */
export const OpsCommandSchema = v.variant('kind', [
  v.object({ kind: v.literal('toggle'), remote, market, position }),
  v.object({ kind: v.literal('plan'), remote, market, position, at: MOMENT }),
  v.object({ kind: v.literal('cancel'), remote, market, at: MOMENT }),
  v.object({ kind: v.literal('pin'), remote, market, build: v.nullable(v.string()) }),
  v.object({
    kind: v.literal('canary'),
    remote,
    market: v.nullable(market),
    percent: v.nullable(PERCENT),
    build: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('promote'), remote, build: v.nullable(v.string()) }),
  v.object({ kind: v.literal('rollback'), remote, market: v.nullable(market), to: v.nullable(v.string()) }),
  v.object({ kind: v.literal('settings'), market, settings: v.nullable(MarketSettingsSchema) }),
]);
export type OpsCommand = v.InferOutput<typeof OpsCommandSchema>;

/** Why: stands in the history for ever. */
export const OpsReasonSchema = requiredText(REASON_LENGTH);

export const OpsRequestSchema = v.object({
  command: OpsCommandSchema,
  reason: OpsReasonSchema,
  /** The state that the asker saw; if there is a newer one, nothing is changed. */
  sequence: v.pipe(v.number(), v.integer()),
});
export type OpsRequest = v.InferOutput<typeof OpsRequestSchema>;

/** What a second person says of a proposal. */
export const OpsDecisionSchema = v.variant('decision', [
  v.object({ decision: v.literal('confirm') }),
  v.object({ decision: v.literal('reject'), reason: OpsReasonSchema }),
]);
export type OpsDecision = v.InferOutput<typeof OpsDecisionSchema>;

/** What a rehearsal would change, or what was changed. */
export const OpsReplySchema = v.object({
  sequence: v.number(),
  changes: v.array(OpsChangeSchema),
  isRehearsal: v.boolean(),
  /** The market asks for a second person: it is only proposed. */
  isProposal: v.boolean(),
});
export type OpsReply = v.InferOutput<typeof OpsReplySchema>;

/** What visitors of a market would see with these settings; those of its file where there are none. */
export const OpsPreviewRequestSchema = v.object({
  market,
  settings: v.nullable(MarketSettingsSchema),
  locale: LocaleSchema,
});
export type OpsPreviewRequest = v.InferOutput<typeof OpsPreviewRequestSchema>;

/** A document without scripts. */
export const OpsPreviewSchema = v.object({ html: v.string() });
export type OpsPreview = v.InferOutput<typeof OpsPreviewSchema>;
