import { MarketIdSchema, RemoteNameSchema } from '@travesia/contracts';
import * as v from 'valibot';

const ALL = '*';

/**
 * What a key may sign, and what a person may ask for. `team`: releases of its remotes and what becomes of them.
 * `owner`: what its markets do. `operator`: what becomes of releases and markets, but no release.
 * `site`: only back to what was live before, and off. A key without a scope may do everything.
 */
export const KeyScopeSchema = v.object({
  role: v.picklist(['team', 'owner', 'operator', 'site']),
  remotes: v.optional(v.union([v.literal(ALL), v.array(RemoteNameSchema)]), ALL),
  markets: v.optional(v.union([v.literal(ALL), v.array(MarketIdSchema)]), ALL),
});
export type KeyScope = v.InferOutput<typeof KeyScopeSchema>;

export const covers = (named: '*' | readonly string[], one: string): boolean =>
  named === ALL || named.includes(one);

export function mayPublish(scope: KeyScope | null, remote: string): boolean {
  return scope === null || (scope.role === 'team' && covers(scope.remotes, remote));
}
