import {
  integer,
  isoTimestamp,
  minValue,
  number,
  object,
  pipe,
  regex,
  string,
  type InferOutput,
} from 'valibot';

export const BACKUP_FILES = { dump: 'database.dump', facts: 'backup.json' } as const;

/** What stands beside the copy of the database. */
export const BackupFactsSchema = object({
  /** Just before the snapshot: what happened later is not in it. */
  madeAt: pipe(string(), isoTimestamp()),
  /** The last one that the database had. */
  migration: string(),
  bytes: pipe(number(), integer(), minValue(1)),
  sha256: pipe(string(), regex(/^[0-9a-f]{64}$/)),
});
export type BackupFacts = InferOutput<typeof BackupFactsSchema>;
