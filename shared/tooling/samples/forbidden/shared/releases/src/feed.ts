export const FEED = 'feed';
