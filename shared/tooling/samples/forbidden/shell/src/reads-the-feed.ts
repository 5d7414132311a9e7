import { FEED } from '../../shared/releases/src/feed.ts';

export const read = FEED;
