import * as v from 'valibot';

export const BACKUP_FILES = { dump: 'database.dump', facts: 'backup.json' } as const;

/** What stands beside the copy of the database. */
export const BackupFactsSchema = v.object({
  /** Just before the snapshot: what happened later is not in it. */
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The last one that the database had. */
  migration: v.string(),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type BackupFacts = v.InferOutput<typeof BackupFactsSchema>;
