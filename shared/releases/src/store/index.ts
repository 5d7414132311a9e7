export type { FeedStore } from './feed-store.ts';
export { pullFeed, pullStates } from './pull.ts';
export { dropRelease, pushRelease } from './push.ts';
export { openStore } from './open-store.ts';
