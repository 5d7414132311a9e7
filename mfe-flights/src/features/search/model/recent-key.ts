/** Where this browser keeps its searches. By itself, so that the first view can look whether there are any. */
export const RECENT_KEY = 'travesia.recent-searches';
