import {
  MarketIdSchema,
  MarketSettingsSchema,
  OpsChangeSchema,
  OpsCommandSchema,
  RemoteNameSchema,
} from '@travesia/contracts';
import {
  array,
  integer,
  isoTimestamp,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { KeyScopeSchema } from './key-scope.ts';

/** A share of the visitors, in percent, that meets another build first. */
const CanarySchema = object({
  build: string(),
  percent: pipe(number(), minValue(0), maxValue(100)),
});

/** What one market does otherwise than the rest. */
const MarketRuleSchema = object({
  /** This build and no other, whatever is live elsewhere. */
  pin: optional(nullable(string()), null),
  canary: optional(nullable(CanarySchema), null),
});
export type MarketRule = InferOutput<typeof MarketRuleSchema>;

/** On or off in one market from a moment on; who reads the state sees it come due. */
const PlannedToggleSchema = object({
  market: MarketIdSchema,
  position: picklist(['on', 'off']),
  at: pipe(string(), isoTimestamp()),
});
export type PlannedToggle = InferOutput<typeof PlannedToggleSchema>;

/** What a remote does in the markets: the build that is live, who tries another, and where it is off or on (P-02, P-03). */
const RemoteRuleSchema = object({
  live: nullable(string()),
  off: array(MarketIdSchema),
  /** Markets in which somebody turned it on, whatever its manifest and the market's file say. */
  on: optional(array(MarketIdSchema), []),
  canary: optional(nullable(CanarySchema), null),
  markets: optional(record(MarketIdSchema, MarketRuleSchema), {}),
  planned: optional(array(PlannedToggleSchema), []),
});
export type RemoteRule = InferOutput<typeof RemoteRuleSchema>;

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
const ProposalSchema = object({
  /** The number of the state that made it. */
  id: pipe(number(), integer()),
  at: string(),
  endsAt: string(),
  /** Who proposes it: the name for readers, the subject to tell two people apart. */
  by: string(),
  subject: string(),
  reason: string(),
  command: OpsCommandSchema,
  changes: array(OpsChangeSchema),
});
export type Proposal = InferOutput<typeof ProposalSchema>;

/** One state of the feed. States are numbered and never rewritten, so that they are the audit as well. */
export const FeedRulesSchema = object({
  schema: literal(1),
  sequence: pipe(number(), integer()),
  at: string(),
  /** The command that led here, in words. */
  action: string(),
  /** Who gave it, and why. */
  by: optional(string(), ''),
  reason: optional(string(), ''),
  /** What the one who asked may do, where a key signs for several people. */
  onBehalfOf: optional(nullable(KeyScopeSchema), null),
  remotes: record(RemoteNameSchema, RemoteRuleSchema),
  /** Markets that their owner has set otherwise than their file. */
  markets: optional(record(MarketIdSchema, MarketSettingsSchema), {}),
  proposals: optional(array(ProposalSchema), []),
  /** The proposal that this state carries out, and the second person who confirmed it. */
  confirms: optional(nullable(object({ proposal: number(), subject: string() })), null),
});
export type FeedRules = InferOutput<typeof FeedRulesSchema>;
/** What a state says, without who said it. */
export type FeedContent = Pick<FeedRules, 'remotes' | 'markets' | 'proposals'>;
export const NO_CONTENT: FeedContent = { remotes: {}, markets: {}, proposals: [] };
export type FeedRulesInput = InferInput<typeof FeedRulesSchema>;

const DIGITS = 8;

/** Name of the file of one state: names sort like the states. */
export function rulesFileName(sequence: number): string {
  return `${String(sequence).padStart(DIGITS, '0')}.json`;
}
