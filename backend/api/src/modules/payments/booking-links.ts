import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '@travesia/contracts';

const DAY_MS = 86_400_000;
/** `owner`: whoever holds it has also typed a code from the booking's mailbox. */
const SCOPES = ['read', 'owner'] as const;
export type LinkScope = (typeof SCOPES)[number];
const LIFE_MS: Readonly<Record<LinkScope, number>> = { read: 30 * DAY_MS, owner: DAY_MS };

/** Scope, end in seconds, id of the booking: nothing in it says whose booking it is. */
const FACTS_BYTES = 1 + 4 + 16;
const SIGNATURE_BYTES = 16;

/** Where a booking is opened from its mails. */
export type BookingAddress = (bookingId: string, locale: Locale) => string;

export interface ReadLink {
  readonly bookingId: string;
  readonly scope: LinkScope;
}

export type BookingLinks = ReturnType<typeof createBookingLinks>;

/** Signed links that open one booking for a time, without an account and without a table (M-01). */
export function createBookingLinks({
  secret,
  siteOrigin,
  now,
}: {
  readonly secret: string;
  readonly siteOrigin: string;
  readonly now: () => number;
}) {
  const signatureOf = (facts: Buffer) =>
    createHmac('sha256', secret).update('booking-link:').update(facts).digest().subarray(0, SIGNATURE_BYTES);

  function create(bookingId: string, scope: LinkScope): { link: string; expiresAtMs: number } {
    const endSeconds = Math.floor((now() + LIFE_MS[scope]) / 1000);
    const facts = Buffer.alloc(FACTS_BYTES);
    facts.writeUInt8(SCOPES.indexOf(scope), 0);
    facts.writeUInt32BE(endSeconds, 1);
    facts.write(bookingId.replaceAll('-', ''), 5, 'hex');
    const link = Buffer.concat([facts, signatureOf(facts)]).toString('base64url');
    return { link, expiresAtMs: endSeconds * 1000 };
  }

  const addressOf: BookingAddress = (bookingId, locale) =>
    // Behind the `#` it reaches no server, no log and no other site.
    `${siteOrigin}/${locale}/user/my-journey/booking-detail#${create(bookingId, 'read').link}`;

  return {
    create,
    addressOf,
    /** `null`: forged, cut short or expired. */
    read(link: string): ReadLink | null {
      const bytes = Buffer.from(link, 'base64url');
      if (bytes.length !== FACTS_BYTES + SIGNATURE_BYTES) return null;
      const facts = bytes.subarray(0, FACTS_BYTES);
      if (!timingSafeEqual(bytes.subarray(FACTS_BYTES), signatureOf(facts))) return null;
      const scope = SCOPES[facts.readUInt8(0)];
      if (scope === undefined || facts.readUInt32BE(1) * 1000 <= now()) return null;
      const id = facts.toString('hex', 5);
      const bookingId = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)];
      return { bookingId: bookingId.join('-'), scope };
    },
  };
}
