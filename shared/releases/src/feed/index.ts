export { FEED, FEED_KEYS } from './paths.ts';
export { buildsOf, chooseBuild, rolloutPercentileOf } from './choose-build.ts';
export {
  FeedRulesSchema,
  newRule,
  NO_CONTENT,
  NOTHING_SPECIAL,
  rulesFileName,
  type Canary,
  type FeedContent,
  type FeedRules,
  type FeedRulesInput,
  type MarketRule,
  type PlannedToggle,
  type Proposal,
  type RemoteRule,
} from './rules.ts';
export { covers, KeyScopeSchema, mayPublish, type KeyScope } from './key-scope.ts';
export { refusalOf, refusalOfAll, type WasLive } from './scopes.ts';
export { differencesOf } from './differences.ts';
export {
  coversProposal,
  marketsOfSecondPerson,
  problemOfSecondPerson,
  type SecondPersonProblem,
} from './four-eyes.ts';
export { contentAt, ruleAt } from './planned.ts';
export { isEnabled, switchedIn, toggled } from './toggled.ts';
export { followTrustedKeys } from './follow-trusted-keys.ts';
export { followSettings, type SettingsFollower } from './follow-settings.ts';
export { keyIdOf, readTrustedKeys, signPayload, type TrustedKey, type TrustedKeys } from './signatures.ts';
export { ORDER_PAGES, SHELL_PAGES } from '../routes/shell-pages.ts';
export { haveCommonAddress } from '../routes/common-address.ts';
export { serverTargets } from './server-targets.ts';
export { digestOf, hasDigest } from './digest.ts';
export { readClaims, refusalOfRecord } from './release-claims.ts';
export { verifyRelease } from './verify-release.ts';
export { writeFileAtomically } from './write-file-atomically.ts';
export { newestOf, readChain, wasLive, type FeedChain, type SignedRules } from './read-rules.ts';
export {
  openReleaseFeed,
  releaseFor,
  type FeedSnapshot,
  type LiveRemote,
  type ReleaseFeed,
  type ReleaseFeedOptions,
} from './release-feed.ts';
