import type { MarketSettings } from '@travesia/contracts';
import type { FeedRules } from '../feed/index.ts';
import { addContent, type FeedAccess } from './change-rules.ts';
import { withFeedLock } from './feed-lock.ts';
import { checkMarket } from './market.ts';

/** Sets a market otherwise than its file; `null` gives it back what its file says. */
export function changeSettings(
  access: FeedAccess,
  market: string,
  settings: MarketSettings | null,
): Promise<FeedRules> {
  checkMarket(market);
  return withFeedLock(access.feedFolder, () =>
    addContent(access, `settings ${market}${settings ? '' : ' as in its file'}`, (content) => {
      const { [market]: _before, ...others } = content.markets;
      return { ...content, markets: settings ? { ...others, [market]: settings } : others };
    }),
  );
}
