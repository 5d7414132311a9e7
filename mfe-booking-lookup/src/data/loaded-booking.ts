import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { atom } from '@travesia/platform/libraries';

const OPENED_KEY = 'travesia.opened-trip';

/** The booking that this tab shows, in the words of one language. It lives in memory and in no address (L-05). */
export const loadedBooking = atom<{
  readonly booking: ConfirmedBooking;
  readonly locale: Locale;
  /** Shown until the present one has arrived. */
  readonly isOutdated?: boolean;
} | null>(null);

/** Reference of the booking that this tab opened, for when it is reloaded. */
export function readOpenedReference(storage: Pick<Storage, 'getItem'> | null): string | null {
  try {
    return storage?.getItem(OPENED_KEY) ?? null;
  } catch {
    return null;
  }
}

export function rememberOpenedReference(storage: Pick<Storage, 'setItem'> | null, referenceId: string): void {
  try {
    storage?.setItem(OPENED_KEY, referenceId);
  } catch {
    // A refused storage costs only the reload, which then leads to the list.
  }
}
