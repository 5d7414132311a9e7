import type { Locale } from '@travesia/contracts';
import { createLinkSigner, readUuid, UUID_BYTES, writeUuid } from '../../signed-link.ts';

const DAY_MS = 86_400_000;
/** `owner`: whoever holds it has also typed a code from the booking's mailbox. */
const SCOPES = ['read', 'owner'] as const;
export type LinkScope = (typeof SCOPES)[number];
const LIFE_MS: Readonly<Record<LinkScope, number>> = { read: 30 * DAY_MS, owner: DAY_MS };

/** Scope, end in seconds, id of the booking: nothing in it says whose booking it is. */
const FACTS_BYTES = 1 + 4 + UUID_BYTES;

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
  const signer = createLinkSigner(secret, 'booking-link:');

  function create(bookingId: string, scope: LinkScope): { link: string; expiresAtMs: number } {
    const endSeconds = Math.floor((now() + LIFE_MS[scope]) / 1000);
    const facts = Buffer.alloc(FACTS_BYTES);
    facts.writeUInt8(SCOPES.indexOf(scope), 0);
    facts.writeUInt32BE(endSeconds, 1);
    writeUuid(facts, bookingId, 5);
    return { link: signer.sign(facts), expiresAtMs: endSeconds * 1000 };
  }

  const addressOf: BookingAddress = (bookingId, locale) =>
    // Behind the `#` it reaches no server, no log and no other site.
    `${siteOrigin}/${locale}/user/my-journey/booking-detail#${create(bookingId, 'read').link}`;

  return {
    create,
    addressOf,
    /** `null`: forged, cut short or expired. */
    read(link: string): ReadLink | null {
      const facts = signer.read(link, FACTS_BYTES);
      if (!facts) return null;
      const scope = SCOPES[facts.readUInt8(0)];
      if (scope === undefined || facts.readUInt32BE(1) * 1000 <= now()) return null;
      return { bookingId: readUuid(facts, 5), scope };
    },
  };
}
