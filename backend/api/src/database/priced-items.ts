import { sql, type ColumnType, type QueryExecutorProvider } from 'kysely';

export interface PricedItem {
  readonly id: string;
  readonly expiresAtMs: number;
}

/** A table of what was priced for one visitor. */
export interface PricedItemTable<Item extends PricedItem> {
  id: string;
  /** jsonb: written as text, read as what it holds. */
  priced: ColumnType<Omit<Item, 'id' | 'expiresAtMs'>, string, string>;
  created_at: Date;
  expires_at: Date;
}

export interface PricedItems<Item extends PricedItem> {
  insert(item: Item, nowMs: number): Promise<void>;
  find(id: string): Promise<Item | null>;
  /** Deletes what nobody can order any more; a booking keeps a copy of its own. */
  deleteExpired(beforeMs: number): Promise<void>;
}

/** What a vertical has priced, in a table of its own. */
export function createPricedItems<Item extends PricedItem>(
  database: QueryExecutorProvider,
  tableName: string,
): PricedItems<Item> {
  const table = sql.table(tableName);
  return {
    async insert({ id, expiresAtMs, ...priced }, nowMs) {
      await sql`INSERT INTO ${table} (id, priced, created_at, expires_at)
        VALUES (${id}, ${JSON.stringify(priced)}, ${new Date(nowMs)}, ${new Date(expiresAtMs)})`.execute(
        database,
      );
    },
    async find(id) {
      const { rows } = await sql<{
        id: string;
        priced: Omit<Item, 'id' | 'expiresAtMs'>;
        expires_at: Date;
      }>`SELECT id, priced, expires_at FROM ${table} WHERE id = ${id}`.execute(database);
      const [row] = rows;
      if (!row) return null;
      // Whole again: what `insert` took apart.
      return { ...row.priced, id: row.id, expiresAtMs: row.expires_at.getTime() } as unknown as Item;
    },
    async deleteExpired(beforeMs) {
      await sql`DELETE FROM ${table} WHERE expires_at < ${new Date(beforeMs)}`.execute(database);
    },
  };
}
