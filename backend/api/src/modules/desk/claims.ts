import type { DeskClaim, DeskSubject } from '@travesia/contracts';
import type { DeskDatabase } from './tables.ts';

export interface ClaimChange {
  readonly owner: { readonly id: string; readonly name: string } | null;
  readonly snoozedUntil?: Date | null;
  readonly closed?: { readonly at: Date; readonly reason: string };
}

const NOBODY: DeskClaim = { owner: null, version: 0 };

export async function readClaim(
  db: DeskDatabase,
  { queue, subjectId }: Pick<DeskSubject, 'queue' | 'subjectId'>,
): Promise<DeskClaim> {
  const row = await db
    .selectFrom('desk_claims')
    .select(['owner_id', 'owner_name', 'version'])
    .where('queue', '=', queue)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  if (!row) return NOBODY;
  const { owner_id: id, owner_name: name, version } = row;
  return { owner: id === null || name === null ? null : { id, name }, version };
}

/** Changes an item that is still as it was seen; `null` where somebody was faster. */
export async function changeClaim(
  db: DeskDatabase,
  { queue, subjectId, version }: DeskSubject,
  { owner, snoozedUntil = null, closed }: ClaimChange,
  now: Date,
): Promise<DeskClaim | null> {
  const values = {
    owner_id: owner?.id ?? null,
    owner_name: owner?.name ?? null,
    snoozed_until: snoozedUntil,
    closed_at: closed?.at ?? null,
    close_reason: closed?.reason ?? null,
    version: version + 1,
    updated_at: now,
  };
  const written = await db
    .insertInto('desk_claims')
    .values({ queue, subject_id: subjectId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'subject_id'])
        .doUpdateSet(values)
        .where('desk_claims.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return written ? { owner, version: written.version } : null;
}
