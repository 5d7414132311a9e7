import {
  MarketIdSchema,
  MarketSettingsSchema,
  OpsChangeSchema,
  OpsCommandSchema,
  RemoteNameSchema,
} from '@travesia/contracts';
import * as v from 'valibot';
import { KeyScopeSchema } from './key-scope.ts';

/** A share of the visitors, in percent, that meets another build first. */
const CanarySchema = v.object({
  build: v.string(),
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});

/** What one market does otherwise than the rest. */
const MarketRuleSchema = v.object({
  /** This build and no other, whatever is live elsewhere. */
  pin: v.optional(v.nullable(v.string()), null),
  canary: v.optional(v.nullable(CanarySchema), null),
});
export type MarketRule = v.InferOutput<typeof MarketRuleSchema>;

/** On or off in one market from a moment on; who reads the state sees it come due. */
const PlannedToggleSchema = v.object({
  market: MarketIdSchema,
  position: v.picklist(['on', 'off']),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type PlannedToggle = v.InferOutput<typeof PlannedToggleSchema>;

/** What a remote does in the markets: the build that is live, who tries another, and where it is off or on (P-02, P-03). */
const RemoteRuleSchema = v.object({
  live: v.nullable(v.string()),
  off: v.array(MarketIdSchema),
  /** Markets in which somebody turned it on, whatever its manifest and the market's file say. */
  on: v.optional(v.array(MarketIdSchema), []),
  canary: v.optional(v.nullable(CanarySchema), null),
  markets: v.optional(v.record(MarketIdSchema, MarketRuleSchema), {}),
  planned: v.optional(v.array(PlannedToggleSchema), []),
});
export type RemoteRule = v.InferOutput<typeof RemoteRuleSchema>;

export const NOTHING_SPECIAL: MarketRule = { pin: null, canary: null };
export const newRule = (live: string | null): RemoteRule => ({
  live,
  off: [],
  on: [],
  canary: null,
  markets: {},
  planned: [],
});

/** A change that waits for a second person; nothing of it counts until then (O-10). */
const ProposalSchema = v.object({
  /** The number of the state that made it. */
  id: v.pipe(v.number(), v.integer()),
  at: v.string(),
  endsAt: v.string(),
  /** Who proposes it: the name for readers, the subject to tell two people apart. */
  by: v.string(),
  subject: v.string(),
  reason: v.string(),
  command: OpsCommandSchema,
  changes: v.array(OpsChangeSchema),
});
export type Proposal = v.InferOutput<typeof ProposalSchema>;

/** One state of the feed. States are numbered and never rewritten, so that they are the audit as well. */
export const FeedRulesSchema = v.object({
  schema: v.literal(1),
  sequence: v.pipe(v.number(), v.integer()),
  at: v.string(),
  /** The command that led here, in words. */
  action: v.string(),
  /** Who gave it, and why. */
  by: v.optional(v.string(), ''),
  reason: v.optional(v.string(), ''),
  /** What the one who asked may do, where a key signs for several people. */
  onBehalfOf: v.optional(v.nullable(KeyScopeSchema), null),
  remotes: v.record(RemoteNameSchema, RemoteRuleSchema),
  /** Markets that their owner has set otherwise than their file. */
  markets: v.optional(v.record(MarketIdSchema, MarketSettingsSchema), {}),
  proposals: v.optional(v.array(ProposalSchema), []),
  /** The proposal that this state carries out, and the second person who confirmed it. */
  confirms: v.optional(v.nullable(v.object({ proposal: v.number(), subject: v.string() })), null),
});
export type FeedRules = v.InferOutput<typeof FeedRulesSchema>;
/** What a state says, without who said it. */
export type FeedContent = Pick<FeedRules, 'remotes' | 'markets' | 'proposals'>;
export const NO_CONTENT: FeedContent = { remotes: {}, markets: {}, proposals: [] };
export type FeedRulesInput = v.InferInput<typeof FeedRulesSchema>;

const DIGITS = 8;

/** Name of the file of one state: names sort like the states. */
export function rulesFileName(sequence: number): string {
  return `${String(sequence).padStart(DIGITS, '0')}.json`;
}
