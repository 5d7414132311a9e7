import {
  array,
  boolean,
  integer,
  isoTimestamp,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { LocaleSchema } from '../platform/locale.ts';
import { MarketIdSchema } from '../platform/market.ts';
import { MarketSettingsSchema } from '../platform/market-settings.ts';
import { RemoteNameSchema } from '../platform/remote-manifest.ts';
import { requiredText } from '../values.ts';
import { OpsChangeSchema } from './change.ts';

const MOMENT = pipe(string(), isoTimestamp('date_time_invalid'));
const PERCENT = pipe(
  number('percent_invalid'),
  minValue(0, 'percent_invalid'),
  maxValue(100, 'percent_invalid'),
);
const remote = RemoteNameSchema;
const market = MarketIdSchema;
const position = picklist(['on', 'off']);
const REASON_LENGTH = 200;

/** What the owner's page may ask for. */
export const OpsCommandSchema = variant('kind', [
  object({ kind: literal('toggle'), remote, market, position }),
  object({ kind: literal('plan'), remote, market, position, at: MOMENT }),
  object({ kind: literal('cancel'), remote, market, at: MOMENT }),
  object({ kind: literal('pin'), remote, market, build: nullable(string()) }),
  object({
    kind: literal('canary'),
    remote,
    market: nullable(market),
    percent: nullable(PERCENT),
    build: nullable(string()),
  }),
  object({ kind: literal('promote'), remote, build: nullable(string()) }),
  object({ kind: literal('rollback'), remote, market: nullable(market), to: nullable(string()) }),
  object({ kind: literal('settings'), market, settings: nullable(MarketSettingsSchema) }),
]);
export type OpsCommand = InferOutput<typeof OpsCommandSchema>;

/** Why: stands in the history for ever. */
export const OpsReasonSchema = requiredText(REASON_LENGTH);

export const OpsRequestSchema = object({
  command: OpsCommandSchema,
  reason: OpsReasonSchema,
  /** The state that the asker saw; if there is a newer one, nothing is changed. */
  sequence: pipe(number(), integer()),
});
export type OpsRequest = InferOutput<typeof OpsRequestSchema>;

/** What a second person says of a proposal. */
export const OpsDecisionSchema = variant('decision', [
  object({ decision: literal('confirm') }),
  object({ decision: literal('reject'), reason: OpsReasonSchema }),
]);
export type OpsDecision = InferOutput<typeof OpsDecisionSchema>;

/** What a rehearsal would change, or what was changed. */
export const OpsReplySchema = object({
  sequence: number(),
  changes: array(OpsChangeSchema),
  isRehearsal: boolean(),
  /** The market asks for a second person: it is only proposed. */
  isProposal: boolean(),
});
export type OpsReply = InferOutput<typeof OpsReplySchema>;

/** What visitors of a market would see with these settings; those of its file where there are none. */
export const OpsPreviewRequestSchema = object({
  market,
  settings: nullable(MarketSettingsSchema),
  locale: LocaleSchema,
});
export type OpsPreviewRequest = InferOutput<typeof OpsPreviewRequestSchema>;

/** A document without scripts. */
export const OpsPreviewSchema = object({ html: string() });
export type OpsPreview = InferOutput<typeof OpsPreviewSchema>;
