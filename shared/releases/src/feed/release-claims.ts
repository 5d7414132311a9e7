import { refusalOfRoutes, withRoutesOf, type RouteClaim } from '../routes/route-claims.ts';
import { buildsOf } from './choose-build.ts';
import type { FeedChain } from './read-rules.ts';
import type { TrustedKey, TrustedKeys } from './signatures.ts';
import { readSignedRecord, type SignedRecord } from './verify-release.ts';

export interface ReleaseClaims {
  readonly claims: readonly RouteClaim[];
  /** Why a release that some state names may not have its routes, by `<remote>/<build>`. */
  readonly refusals: ReadonlyMap<string, string>;
}

/** Whose signature answers for every remote. */
const isForAllRemotes = ({ scope }: TrustedKey) => scope === null || scope.remotes === '*';

/** Why a release may not have its routes beside those that others have already. */
export const refusalOfRecord = (
  { record, signer }: SignedRecord,
  claims: readonly RouteClaim[],
): string | null => refusalOfRoutes(record.manifest, claims, isForAllRemotes(signer));

/**
 * Who has which routes, in the order in which releases came before somebody. A remote keeps the routes of all its
 * releases, so that it can always go back; one that was withdrawn leaves them to others.
 */
export async function readClaims(
  folder: string,
  { states }: FeedChain,
  trusted: TrustedKeys,
): Promise<ReleaseClaims> {
  const records = new Map<string, SignedRecord | null>();
  let claims: readonly RouteClaim[] = [];
  const refusals = new Map<string, string>();
  for (const { rules } of states) {
    for (const [remote, rule] of Object.entries(rules.remotes)) {
      const builds = buildsOf(rule);
      if (builds.length === 0) claims = claims.filter((claim) => claim.remote !== remote);
      for (const build of builds) {
        const key = `${remote}/${build}`;
        if (!records.has(key))
          // What was pruned, or cannot be believed, has no claim; who gives it to somebody says why not.
          records.set(key, await readSignedRecord(folder, remote, build, trusted).catch(() => null));
        const signed = records.get(key);
        if (!signed) continue;
        const refusal = refusalOfRecord(signed, claims);
        if (refusal) refusals.set(key, refusal);
        else {
          refusals.delete(key);
          claims = withRoutesOf(signed.record.manifest, claims);
        }
      }
    }
  }
  return { claims, refusals };
}
