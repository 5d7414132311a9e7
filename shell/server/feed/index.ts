export { FEED } from './paths.ts';
export { FeedRulesSchema, rulesFileName, type FeedRules, type RemoteRule } from './rules.ts';
export { keyIdOf, openEnvelope, readTrustedKeys, signPayload, type TrustedKeys } from './signatures.ts';
export { digestOf, verifyRelease } from './verify-release.ts';
export { listRuleFiles, readNewestRules, readRules } from './read-rules.ts';
export {
  openReleaseFeed,
  type FeedSnapshot,
  type LiveRemote,
  type ReleaseFeed,
  type ReleaseFeedOptions,
} from './release-feed.ts';
