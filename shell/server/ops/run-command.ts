import type { OpsCommand } from '@travesia/contracts';
import {
  cancelPlan,
  canary,
  changeSettings,
  pin,
  planToggle,
  promote,
  rollback,
  toggle,
  type FeedAccess,
} from '@travesia/releases/changes';

/** The page asks for what the command line can do, by the same functions. */
export function runCommand(access: FeedAccess, command: OpsCommand): Promise<unknown> {
  switch (command.kind) {
    case 'toggle':
      return toggle(access, command.remote, command.market, command.position);
    case 'plan':
      return planToggle(access, command.remote, {
        market: command.market,
        position: command.position,
        at: new Date(command.at).toISOString(),
      });
    case 'cancel':
      return cancelPlan(access, command.remote, command);
    case 'pin':
      return pin(access, command.remote, command.market, command.build);
    case 'canary':
      return canary(access, {
        remote: command.remote,
        percent: command.percent,
        build: command.build ?? undefined,
        market: command.market ?? undefined,
      });
    case 'promote':
      return promote(access, command.remote, command.build ?? undefined);
    case 'rollback':
      return rollback(access, {
        remote: command.remote,
        to: command.to ?? undefined,
        market: command.market ?? undefined,
      });
    case 'settings':
      return changeSettings(access, command.market, command.settings);
    default:
      return command satisfies never;
  }
}
