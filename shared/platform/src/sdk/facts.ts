import type { BusPayload } from '@travesia/contracts';
import type { Bus } from './bus.ts';

type SdkBus = { readonly bus: Bus };

/** A card was stored by the vault (S-26). */
export const publishCardDetailsUpdated = ({ bus }: SdkBus, fact: BusPayload<'card-details-updated@1'>) =>
  bus.publish('card-details-updated@1', fact);

export const publishBookingConfirmed = ({ bus }: SdkBus, fact: BusPayload<'booking-confirmed@1'>) =>
  bus.publish('booking-confirmed@1', fact);
