import type { ConfirmedBooking } from '@travesia/contracts';
import { atom } from '@travesia/platform/libraries';

/** The booking the visitor has opened; it lives in this page's memory and in no address (L-05). */
export const loadedBooking = atom<ConfirmedBooking | null>(null);
