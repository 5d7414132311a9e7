import { SignInProblemSchema } from '../desk/staff.ts';
import { LocaleSchema } from '../platform/locale.ts';
import * as v from 'valibot';
import { MarketIdSchema } from '../platform/market.ts';
import { MarketSettingsSchema } from '../platform/market-settings.ts';
import { MenuEntrySchema } from '../platform/remote-manifest.ts';
import { OpsChangeSchema, OpsShareSchema } from './change.ts';

const ScopeSchema = v.union([v.literal('*'), v.array(v.string())]);

/** Who is signed in, and what that person may do. */
export const OpsOperatorSchema = v.object({
  name: v.string(),
  role: v.picklist(['team', 'owner', 'operator']),
  remotes: ScopeSchema,
  markets: ScopeSchema,
});
export type OpsOperator = v.InferOutput<typeof OpsOperatorSchema>;

export const OpsSignInSchema = v.object({ token: v.string() });
export const OpsSessionSchema = v.object({
  operator: OpsOperatorSchema,
  /** Kept by the page that signed in; a cookie alone opens nothing. */
  proof: v.string(),
});
export type OpsSession = v.InferOutput<typeof OpsSessionSchema>;

/** `quiet`: nobody came by; `refused`: its signature or a digest is wrong, and visitors get another build. */
export const OpsHealthSchema = v.object({
  state: v.picklist(['good', 'trouble', 'quiet', 'refused']),
  views: v.number(),
  faults: v.number(),
});
export type OpsHealth = v.InferOutput<typeof OpsHealthSchema>;

/** What one remote is in one market. */
export const OpsCellSchema = v.object({
  market: MarketIdSchema,
  /** `absent`: neither manifest nor market file sell it there, and nobody has turned it on. */
  state: v.picklist(['on', 'off', 'absent']),
  /** What visitors get there, unless they are among those who try another. */
  build: v.nullable(v.string()),
  pin: v.nullable(v.string()),
  /** The share that counts there, its own or everybody's. */
  canary: v.nullable(OpsShareSchema),
  isOwnCanary: v.boolean(),
  planned: v.array(v.object({ position: v.picklist(['on', 'off']), at: v.string() })),
  health: OpsHealthSchema,
});
export type OpsCell = v.InferOutput<typeof OpsCellSchema>;

export const OpsBuildSchema = v.object({ build: v.string(), createdAt: v.string(), wasLive: v.boolean() });
export type OpsBuild = v.InferOutput<typeof OpsBuildSchema>;

export const OpsRemoteSchema = v.object({
  name: v.string(),
  /** As visitors find it in the menu. */
  menu: v.array(MenuEntrySchema.entries.label),
  live: v.nullable(v.string()),
  canary: v.nullable(OpsShareSchema),
  /** Believed builds, newest first. */
  builds: v.array(OpsBuildSchema),
  cells: v.array(OpsCellSchema),
});
export type OpsRemote = v.InferOutput<typeof OpsRemoteSchema>;

export const OpsMarketSchema = v.object({
  id: MarketIdSchema,
  settings: MarketSettingsSchema,
  /** What its file says; what it is set back to. */
  inFile: MarketSettingsSchema,
  isSet: v.boolean(),
  /** What it was before it was last set; `null` where nobody ever set it. */
  earlier: v.nullable(MarketSettingsSchema),
});
export type OpsMarket = v.InferOutput<typeof OpsMarketSchema>;

/** A change that waits for a second person (O-10). */
export const OpsProposalSchema = v.object({
  id: v.number(),
  at: v.string(),
  endsAt: v.string(),
  by: v.string(),
  reason: v.string(),
  changes: v.array(OpsChangeSchema),
  /** Of whoever reads this: nobody confirms their own. */
  isOwn: v.boolean(),
  mayConfirm: v.boolean(),
});
export type OpsProposal = v.InferOutput<typeof OpsProposalSchema>;

export const OpsOverviewSchema = v.object({
  sequence: v.number(),
  at: v.string(),
  remotes: v.array(OpsRemoteSchema),
  markets: v.array(OpsMarketSchema),
  /** What waits for a second person, the oldest first. */
  proposals: v.array(OpsProposalSchema),
});
export type OpsOverview = v.InferOutput<typeof OpsOverviewSchema>;

export const OpsHistoryEntrySchema = v.object({
  sequence: v.number(),
  at: v.string(),
  by: v.string(),
  /** Name of the key that signed. */
  key: v.string(),
  reason: v.string(),
  action: v.string(),
  changes: v.array(OpsChangeSchema),
  /** The changes are those of a proposal, and what became of it here; `by` proposed it. */
  proposal: v.nullable(v.object({ step: v.picklist(['made', 'confirmed', 'rejected']), by: v.string() })),
});
export type OpsHistoryEntry = v.InferOutput<typeof OpsHistoryEntrySchema>;

export const OpsHistorySchema = v.object({
  entries: v.array(OpsHistoryEntrySchema),
  /** Ask for what was before it; `null` at the beginning. */
  before: v.nullable(v.number()),
});
export type OpsHistory = v.InferOutput<typeof OpsHistorySchema>;

/** Data block of the page. */
export const OpsStateSchema = v.object({
  locale: LocaleSchema,
  buildId: v.string(),
  /** People can sign in at the issuer too, and what became of it. */
  hasIssuer: v.boolean(),
  problem: v.optional(SignInProblemSchema),
});

/** Why the page was told no; the words are the reader's. */
export const OpsProblemSchema = v.object({
  error: v.object({ code: v.string(), retryAfterS: v.nullable(v.number()) }),
});
