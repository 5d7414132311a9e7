export { FEED, FEED_KEYS } from './paths.ts';
export { buildsOf, rolloutPercentileOf } from './choose-build.ts';
export {
  newRule,
  NO_CONTENT,
  NOTHING_SPECIAL,
  rulesFileName,
  type FeedContent,
  type FeedRules,
  type FeedRulesInput,
  type MarketRule,
  type PlannedToggle,
  type Proposal,
  type RemoteRule,
} from './rules.ts';
export { KeyScopeSchema, mayPublish, type KeyScope } from './key-scope.ts';
export { refusalOfAll } from './scopes.ts';
export { differencesOf } from './differences.ts';
export { coversProposal, problemOfSecondPerson, type SecondPersonProblem } from './four-eyes.ts';
export { contentAt } from './planned.ts';
export { isEnabled, switchedIn, toggled } from './toggled.ts';
export { followTrustedKeys } from './follow-trusted-keys.ts';
export { followSettings } from './follow-settings.ts';
export { keyIdOf, readTrustedKeys, signPayload, type TrustedKeys } from './signatures.ts';
export { ORDER_PAGES, SHELL_PAGES } from '../routes/shell-pages.ts';
export { haveCommonAddress } from '../routes/common-address.ts';
export { serverTargets } from './server-targets.ts';
export { digestOf, hasDigest } from './digest.ts';
export { readClaims, refusalOfRecord } from './release-claims.ts';
export { verifyRelease } from './verify-release.ts';
export { writeFileAtomically } from './write-file-atomically.ts';
export { newestOf, readChain, wasLive, type FeedChain } from './read-rules.ts';
export {
  openReleaseFeed,
  releaseFor,
  type FeedSnapshot,
  type ReleaseFeed,
  type ReleaseFeedOptions,
} from './release-feed.ts';
