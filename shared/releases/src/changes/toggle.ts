import { toggled, type PlannedToggle, type RemoteRule } from '../feed/index.ts';
import { changeRemote, ReleaseRefusal, type FeedAccess } from './change-rules.ts';
import { checkMarket } from './market.ts';

/** Switches a remote on or off in one market (P-02); other markets and other remotes are not touched. */
export async function toggle(
  access: FeedAccess,
  remote: string,
  market: string,
  position: 'on' | 'off',
): Promise<RemoteRule> {
  checkMarket(market);
  return changeRemote(access, `toggle ${remote} ${market} ${position}`, remote, (rule) =>
    toggled(rule, market, position),
  );
}

const PLANNED_AHEAD_MAX_MS = 366 * 86_400_000;

/** Switches it at a moment to come. Planning the same twice is planning it once. */
export async function planToggle(
  access: FeedAccess,
  remote: string,
  plan: PlannedToggle,
): Promise<RemoteRule> {
  checkMarket(plan.market);
  const aheadMs = Date.parse(plan.at) - (access.nowMs ?? Date.now)();
  if (!(aheadMs > 0)) throw new ReleaseRefusal('the moment has passed', 'moment_invalid');
  if (aheadMs > PLANNED_AHEAD_MAX_MS)
    throw new ReleaseRefusal('the moment is more than a year away', 'moment_invalid');
  const action = `plan ${remote} ${plan.market} ${plan.position} at ${plan.at}`;
  return changeRemote(access, action, remote, (rule) => ({
    ...rule,
    planned: [...withoutPlan(rule, plan), plan],
  }));
}

/** What was planned for a market at that moment does not happen. */
export async function cancelPlan(
  access: FeedAccess,
  remote: string,
  plan: Pick<PlannedToggle, 'market' | 'at'>,
): Promise<RemoteRule> {
  return changeRemote(access, `cancel ${remote} ${plan.market} at ${plan.at}`, remote, (rule) => {
    const planned = withoutPlan(rule, plan);
    if (planned.length === rule.planned.length)
      throw new ReleaseRefusal('nothing is planned for that moment', 'nothing_planned');
    return { ...rule, planned };
  });
}

const withoutPlan = (rule: RemoteRule, { market, at }: Pick<PlannedToggle, 'market' | 'at'>) =>
  rule.planned.filter((each) => each.market !== market || each.at !== at);
