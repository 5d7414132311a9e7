import type { Kysely } from 'kysely';

export interface DutyTables {
  duties: { name: string; taken_until: Date };
}

/**
 * Whether this process is the one to do it now. Every process asks in its own rhythm; who does it and dies is
 * followed by the next one who asks after the time is over.
 */
export async function takeDuty(
  database: Kysely<DutyTables>,
  duty: { readonly name: string; readonly nowMs: number; readonly forMs: number },
): Promise<boolean> {
  const takenUntil = new Date(duty.nowMs + duty.forMs);
  const row = await database
    .insertInto('duties')
    .values({ name: duty.name, taken_until: takenUntil })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ taken_until: takenUntil })
        .where('duties.taken_until', '<=', new Date(duty.nowMs)),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
