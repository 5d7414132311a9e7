import { SignInProblemSchema } from '../desk/staff.ts';
import { LocaleSchema } from '../platform/locale.ts';
import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  union,
  type InferOutput,
} from 'valibot';
import { MarketIdSchema } from '../platform/market.ts';
import { MarketSettingsSchema } from '../platform/market-settings.ts';
import { MenuEntrySchema } from '../platform/remote-manifest.ts';
import { OpsChangeSchema, OpsShareSchema } from './change.ts';

const ScopeSchema = union([literal('*'), array(string())]);

/** Who is signed in, and what that person may do. */
export const OpsOperatorSchema = object({
  name: string(),
  role: picklist(['team', 'owner', 'operator']),
  remotes: ScopeSchema,
  markets: ScopeSchema,
});
export type OpsOperator = InferOutput<typeof OpsOperatorSchema>;

export const OpsSignInSchema = object({ token: string() });
export const OpsSessionSchema = object({
  operator: OpsOperatorSchema,
  /** Kept by the page that signed in; a cookie alone opens nothing. */
  proof: string(),
});
export type OpsSession = InferOutput<typeof OpsSessionSchema>;

/** `quiet`: nobody came by; `refused`: its signature or a digest is wrong, and visitors get another build. */
export const OpsHealthSchema = object({
  state: picklist(['good', 'trouble', 'quiet', 'refused']),
  views: number(),
  faults: number(),
});
export type OpsHealth = InferOutput<typeof OpsHealthSchema>;

/** What one remote is in one market. */
export const OpsCellSchema = object({
  market: MarketIdSchema,
  /** `absent`: neither manifest nor market file sell it there, and nobody has turned it on. */
  state: picklist(['on', 'off', 'absent']),
  /** What visitors get there, unless they are among those who try another. */
  build: nullable(string()),
  pin: nullable(string()),
  /** The share that counts there, its own or everybody's. */
  canary: nullable(OpsShareSchema),
  isOwnCanary: boolean(),
  planned: array(object({ position: picklist(['on', 'off']), at: string() })),
  health: OpsHealthSchema,
});
export type OpsCell = InferOutput<typeof OpsCellSchema>;

export const OpsBuildSchema = object({ build: string(), createdAt: string(), wasLive: boolean() });
export type OpsBuild = InferOutput<typeof OpsBuildSchema>;

export const OpsRemoteSchema = object({
  name: string(),
  /** As visitors find it in the menu. */
  menu: array(MenuEntrySchema.entries.label),
  live: nullable(string()),
  canary: nullable(OpsShareSchema),
  /** Believed builds, newest first. */
  builds: array(OpsBuildSchema),
  cells: array(OpsCellSchema),
});
export type OpsRemote = InferOutput<typeof OpsRemoteSchema>;

export const OpsMarketSchema = object({
  id: MarketIdSchema,
  settings: MarketSettingsSchema,
  /** What its file says; what it is set back to. */
  inFile: MarketSettingsSchema,
  isSet: boolean(),
  /** What it was before it was last set; `null` where nobody ever set it. */
  earlier: nullable(MarketSettingsSchema),
});
export type OpsMarket = InferOutput<typeof OpsMarketSchema>;

/** A change that waits for a second person (O-10). */
export const OpsProposalSchema = object({
  id: number(),
  at: string(),
  endsAt: string(),
  by: string(),
  reason: string(),
  changes: array(OpsChangeSchema),
  /** Of whoever reads this: nobody confirms their own. */
  isOwn: boolean(),
  mayConfirm: boolean(),
});
export type OpsProposal = InferOutput<typeof OpsProposalSchema>;

export const OpsOverviewSchema = object({
  sequence: number(),
  at: string(),
  remotes: array(OpsRemoteSchema),
  markets: array(OpsMarketSchema),
  /** What waits for a second person, the oldest first. */
  proposals: array(OpsProposalSchema),
});
export type OpsOverview = InferOutput<typeof OpsOverviewSchema>;

export const OpsHistoryEntrySchema = object({
  sequence: number(),
  at: string(),
  by: string(),
  /** Name of the key that signed. */
  key: string(),
  reason: string(),
  action: string(),
  changes: array(OpsChangeSchema),
  /** The changes are those of a proposal, and what became of it here; `by` proposed it. */
  proposal: nullable(object({ step: picklist(['made', 'confirmed', 'rejected']), by: string() })),
});
export type OpsHistoryEntry = InferOutput<typeof OpsHistoryEntrySchema>;

export const OpsHistorySchema = object({
  entries: array(OpsHistoryEntrySchema),
  /** Ask for what was before it; `null` at the beginning. */
  before: nullable(number()),
});
export type OpsHistory = InferOutput<typeof OpsHistorySchema>;

/** Data block of the page. */
export const OpsStateSchema = object({
  locale: LocaleSchema,
  buildId: string(),
  /** People can sign in at the issuer too, and what became of it. */
  hasIssuer: boolean(),
  problem: optional(SignInProblemSchema),
});

/** Why the page was told no; the words are the reader's. */
export const OpsProblemSchema = object({
  error: object({ code: string(), retryAfterS: nullable(number()) }),
});
