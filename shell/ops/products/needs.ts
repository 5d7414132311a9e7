import type { OpsCell, OpsOverview, OpsRemote } from '@travesia/contracts';

/** Something that somebody has to look at: one product in one state, wherever it is in it. */
export interface Need {
  readonly remote: OpsRemote;
  readonly kind: 'refused' | 'trouble' | 'off' | 'trial';
  /** Empty: in all of them. */
  readonly markets: readonly string[];
}

/** What a market has of its own: what is not sold, or is switched off, has no other trouble besides. */
const isNeeded: Record<Need['kind'], (cell: OpsCell) => boolean> = {
  refused: ({ state, health }) => state === 'on' && health.state === 'refused',
  trouble: ({ state, health }) => state === 'on' && health.state === 'trouble',
  off: ({ state }) => state === 'off',
  trial: ({ state, canary, isOwnCanary }) => state === 'on' && canary !== null && isOwnCanary,
};
const KINDS = ['refused', 'trouble', 'off', 'trial'] as const;

/** What needs somebody, the worst first. */
export const needsOf = ({ remotes }: OpsOverview): Need[] =>
  KINDS.flatMap((kind) =>
    remotes.flatMap((remote) => {
      const markets = remote.cells.filter(isNeeded[kind]).map(({ market }) => market);
      if (kind === 'trial' && remote.canary !== null) return { remote, kind, markets: [] };
      return markets.length === 0 ? [] : { remote, kind, markets };
    }),
  );
