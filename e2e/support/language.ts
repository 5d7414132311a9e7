/** What journeys are told in: each names what it sees in these. */
export const TOLD_IN = ['es', 'en'] as const;
export type Language = (typeof TOLD_IN)[number];
