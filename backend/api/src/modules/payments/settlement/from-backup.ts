import type { Attempt, SettlementDatabase } from '../attempts-repository.ts';

/**
 * Whether the attempt came with a backup that was restored. Provider and suppliers may know more of it than this
 * database: they are asked before anything is ordered.
 */
export async function isFromBackup(
  db: SettlementDatabase,
  { createdAtMs }: Pick<Attempt, 'createdAtMs'>,
): Promise<boolean> {
  const restore = await db
    .selectFrom('restores')
    .select('restored_at')
    .where('restored_at', '>', new Date(createdAtMs))
    .limit(1)
    .executeTakeFirst();
  return restore !== undefined;
}
