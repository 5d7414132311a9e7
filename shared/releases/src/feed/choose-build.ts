import { createHash } from 'node:crypto';
import type { RemoteRule } from './rules.ts';

const SPAN = 2 ** 32;

/**
 * Where a visitor stands among all, from 0 to 100. The same for a remote for ever, so that raising a share
 * moves nobody back; another for each remote, so that nobody is the first to try everything.
 */
export function rolloutPercentileOf(bucket: string, remote: string): number {
  const digest = createHash('sha256').update(`${remote}:${bucket}`).digest();
  return (digest.readUInt32BE(0) / SPAN) * 100;
}

/** The build that a visitor of a market gets. Who has no number tries nothing. */
export function chooseBuild(
  remote: string,
  rule: RemoteRule,
  market: string,
  bucket: string | null,
): string | null {
  const own = rule.markets[market];
  if (own?.pin) return own.pin;
  const canary = own?.canary ?? rule.canary;
  if (canary && bucket !== null && rolloutPercentileOf(bucket, remote) < canary.percent) return canary.build;
  return rule.live;
}

/** Every build that somebody may get. */
export function buildsOf({ live, canary, markets }: RemoteRule): string[] {
  const named = [
    live,
    canary?.build,
    ...Object.values(markets).flatMap((own) => [own.pin, own.canary?.build]),
  ];
  return [...new Set(named.filter((build) => typeof build === 'string'))];
}
