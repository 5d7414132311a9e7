import type { MarketSettings } from '@travesia/contracts';

/** What the owners of markets have set, now; a market that is not named is as in its file. */
export type MarketSettingsNow = () => Readonly<Record<string, MarketSettings>>;
export const NOTHING_SET: MarketSettingsNow = () => ({});
