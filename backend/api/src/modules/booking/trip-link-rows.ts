import { randomUUID } from 'node:crypto';
import type { Locale } from '@travesia/contracts';
import type { Transaction } from 'kysely';
import { createLinkSigner, readUuid, UUID_BYTES, writeUuid } from '../../signed-link.ts';
import type { TripLinkTables } from './tables.ts';

/** Links that name a row: signed, and worth something until the row's end (decision 61). */
export function createTripLinkRows({
  secret,
  siteOrigin,
}: {
  readonly secret: string;
  readonly siteOrigin: string;
}) {
  const signer = createLinkSigner(secret, 'trip-link:');
  return {
    /** The id of its row; null: it is none of ours. */
    read(link: string): string | null {
      const facts = signer.read(link, UUID_BYTES);
      return facts && readUuid(facts, 0);
    },

    /** The links of the same trip before are worth nothing any more. */
    async write(
      trx: Transaction<TripLinkTables>,
      link: {
        readonly bookingId: string;
        readonly email: string;
        readonly locale: Locale;
        readonly nowMs: number;
        readonly endMs: number;
      },
    ): Promise<{ id: string; address: string; expiresAt: Date }> {
      const at = new Date(link.nowMs);
      await trx
        .updateTable('trip_links')
        .set({ expires_at: at })
        .where('booking_id', '=', link.bookingId)
        .where('expires_at', '>', at)
        .execute();
      const row = {
        id: randomUUID(),
        booking_id: link.bookingId,
        email: link.email,
        created_at: at,
        expires_at: new Date(link.endMs),
      };
      await trx.insertInto('trip_links').values(row).execute();
      const facts = Buffer.alloc(UUID_BYTES);
      writeUuid(facts, row.id, 0);
      return {
        id: row.id,
        // Behind the `#` it reaches no server, no log and no other site.
        address: `${siteOrigin}/${link.locale}/booking/BillingSummary#trip=${signer.sign(facts)}`,
        expiresAt: row.expires_at,
      };
    },
  };
}
