import { formatLocalDate, formatLocalTime, type LanguageTag } from '@travesia/i18n';
import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { linesOf, saveSnapshot, type BookingSnapshot } from '../../src/pwa/booking-snapshots.ts';

/** What stays readable offline: neither address, document nor card (P-26). */
export function snapshotOf(
  booking: ConfirmedBooking,
  {
    locale,
    tag,
    contactNumber,
    nowMs,
  }: { locale: Locale; tag: LanguageTag; contactNumber: string; nowMs: number },
): BookingSnapshot {
  const date = (at: string) => `${formatLocalDate(at, tag, 'medium')}, ${formatLocalTime(at, tag)}`;
  return {
    referenceId: booking.referenceId,
    supplierReference: booking.supplierReference,
    heading: booking.heading,
    locale,
    contactNumber,
    lines: linesOf(booking.sections, { date }),
    savedAtMs: nowMs,
  };
}

/** A browser that keeps nothing costs only the copy. */
export function keepSnapshot(snapshot: BookingSnapshot) {
  saveSnapshot(snapshot).catch((fault: unknown) => console.warn('no copy for offline', fault));
}
