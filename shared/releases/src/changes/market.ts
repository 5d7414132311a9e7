import { MarketIdSchema } from '@travesia/contracts';
import { NOTHING_SPECIAL, type MarketRule, type RemoteRule } from '../feed/index.ts';
import * as v from 'valibot';
import { isDeepStrictEqual } from 'node:util';
import { ReleaseRefusal } from './change-rules.ts';

export function checkMarket(market: string): string {
  const isMarket: boolean = v.is(MarketIdSchema, market);
  if (!isMarket) throw new ReleaseRefusal(`"${market}" is no market; e.g. MX, or intl`);
  return market;
}

/** The rule with what one market does otherwise; a market that does nothing otherwise is not named. */
export function withMarketRule(rule: RemoteRule, market: string, change: Partial<MarketRule>): RemoteRule {
  const own = { ...(rule.markets[market] ?? NOTHING_SPECIAL), ...change };
  const { [market]: _before, ...others } = rule.markets;
  return {
    ...rule,
    markets: isDeepStrictEqual(own, NOTHING_SPECIAL) ? others : { ...others, [market]: own },
  };
}
