/** Plain SQL that PGlite and PostgreSQL 15 to 18 understand alike. A published one never changes. */
export interface Migration {
  /** `NNNN-name`; they run in the order of the list. */
  readonly name: string;
  readonly sql: string;
  /**
   * The migration since whose version nothing uses what this one takes away. The version before the newest still runs on
   * the tables; without this a migration only adds.
   */
  readonly unusedSince?: string;
}
