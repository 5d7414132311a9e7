import type { OpsOperator } from '@travesia/contracts';

const covers = (named: '*' | readonly string[], one: string) => named === '*' || named.includes(one);

/** What is shown as possible; the site decides again, and so does everybody who reads the feed. */
export const mayInMarket = (operator: OpsOperator, remote: string, market: string): boolean =>
  covers(operator.remotes, remote) && covers(operator.markets, market);

export const mayEverywhere = (operator: OpsOperator, remote: string): boolean =>
  operator.role !== 'owner' && operator.markets === '*' && covers(operator.remotes, remote);

export const maySetMarket = (operator: OpsOperator, market: string): boolean =>
  operator.role !== 'team' && operator.remotes === '*' && covers(operator.markets, market);
