import type { Market, ReleaseRecord } from '@travesia/contracts';
import type { RemoteRule } from './rules.ts';

export type Switches = Pick<RemoteRule, 'off' | 'on'>;

/** The rule after somebody has turned the remote on or off in a market. */
export function toggled(rule: RemoteRule, market: string, position: 'on' | 'off'): RemoteRule {
  const without = (markets: readonly string[]) => markets.filter((each) => each !== market);
  const [off, on] = [without(rule.off), without(rule.on)];
  return position === 'off' ? { ...rule, off: [...off, market], on } : { ...rule, off, on: [...on, market] };
}

/** What somebody said of a market last; `null` where nobody did. */
export function switchedIn({ off, on }: Switches, market: string): 'on' | 'off' | null {
  if (off.includes(market)) return 'off';
  return on.includes(market) ? 'on' : null;
}

/** Whether a remote is on in a market: a person's word, else the market's file, else its own manifest (P-02). */
export function isEnabled(
  { defaultMarkets, name }: ReleaseRecord['manifest'],
  switches: Switches,
  market: Pick<Market, 'id' | 'remotes'>,
): boolean {
  const switched = switchedIn(switches, market.id);
  if (switched !== null) return switched === 'on';
  return market.remotes[name] ?? (defaultMarkets === null || defaultMarkets.includes(market.id));
}
