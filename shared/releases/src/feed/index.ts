export { FEED } from './paths.ts';
export { buildsOf, chooseBuild, standingOf } from './choose-build.ts';
export {
  FeedRulesSchema,
  newRule,
  NOTHING_SPECIAL,
  rulesFileName,
  type Canary,
  type FeedRules,
  type FeedRulesInput,
  type MarketRule,
  type RemoteRule,
} from './rules.ts';
export { KeyScopeSchema, mayPublish, refusalOf, type KeyScope } from './scopes.ts';
export { keyIdOf, readTrustedKeys, signPayload, type TrustedKey, type TrustedKeys } from './signatures.ts';
export { digestOf, verifyRelease } from './verify-release.ts';
export { newestOf, readChain, wasLive, type FeedChain, type SignedRules } from './read-rules.ts';
export {
  openReleaseFeed,
  releaseFor,
  type FeedSnapshot,
  type LiveRemote,
  type ReleaseFeed,
  type ReleaseFeedOptions,
} from './release-feed.ts';
