export {
  addState,
  readFeed,
  rejectProposal,
  ReleaseRefusal,
  type FeedAccess,
  type RefusalCode,
} from './change-rules.ts';
export { withFeedLock } from './feed-lock.ts';
export { KEPT_DAYS_MIN, prune } from './prune.ts';
export { releaseOf, releasesOf } from './releases-of.ts';
export { rollback, withdraw } from './rollback.ts';
export { canary, pin, promote } from './shares.ts';
export { changeSettings } from './settings.ts';
export { cancelPlan, planToggle, toggle } from './toggle.ts';
