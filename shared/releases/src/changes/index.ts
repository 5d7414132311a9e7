export {
  addContent,
  addState,
  changeRemote,
  readFeed,
  rejectProposal,
  ReleaseRefusal,
  type ContentChange,
  type FeedAccess,
  type RefusalCode,
  type RulesChange,
} from './change-rules.ts';
export { withFeedLock } from './feed-lock.ts';
export { KEPT_DAYS_MIN, prune, type PrunedBuild, type PruneWish } from './prune.ts';
export { namesOfBuilds, releaseOf, releasesOf } from './releases-of.ts';
export { rollback, withdraw, type RollbackWish } from './rollback.ts';
export { canary, pin, promote, type CanaryWish } from './shares.ts';
export { changeSettings } from './settings.ts';
export { cancelPlan, planToggle, toggle } from './toggle.ts';
