import { MarketIdSchema } from '@travesia/contracts';
import type { RemoteRule } from '@travesia/shell/feed';
import { is } from 'valibot';
import { withFeedLock } from './feed-lock.ts';
import { changeRules, type FeedAccess } from './publish.ts';

/** Switches a remote on or off in one market (P-02); other markets and other remotes are not touched. */
export function toggle(
  access: FeedAccess,
  remote: string,
  market: string,
  position: 'on' | 'off',
): Promise<RemoteRule> {
  return withFeedLock(access.feedFolder, async () => {
    const isMarket: boolean = is(MarketIdSchema, market);
    if (!isMarket) throw new Error(`"${market}" is no market; e.g. MX, or intl`);
    const { remotes } = await changeRules(access, `toggle ${remote} ${market} ${position}`, (rules) => {
      const rule = rules[remote];
      if (!rule) throw new Error(`"${remote}" was never published`);
      const others = rule.off.filter((each) => each !== market);
      return { ...rules, [remote]: { ...rule, off: position === 'off' ? [...others, market] : others } };
    });
    return remotes[remote] as RemoteRule;
  });
}
