import type { RemoteRule } from '../feed/index.ts';
import { changeRemote, type FeedAccess } from './change-rules.ts';
import { checkMarket } from './market.ts';

/** Switches a remote on or off in one market (P-02); other markets and other remotes are not touched. */
export async function toggle(
  access: FeedAccess,
  remote: string,
  market: string,
  position: 'on' | 'off',
): Promise<RemoteRule> {
  checkMarket(market);
  return changeRemote(access, `toggle ${remote} ${market} ${position}`, remote, (rule) => {
    const others = rule.off.filter((each) => each !== market);
    return { ...rule, off: position === 'off' ? [...others, market] : others };
  });
}
