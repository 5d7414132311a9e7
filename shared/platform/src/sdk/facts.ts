import type { BusPayload } from '@travesia/contracts';
import type { Bus } from './bus.ts';

type SdkBus = { readonly bus: Bus };

/** An order was chosen, or cleared with `orderId: null` (P-05). */
export const publishOrderSelected = ({ bus }: SdkBus, fact: BusPayload<'order-selected@1'>) =>
  bus.publish('order-selected@1', fact);
export const onOrderSelected = ({ bus }: SdkBus, listener: (fact: BusPayload<'order-selected@1'>) => void) =>
  bus.on('order-selected@1', listener);

/** A card was stored by the vault (S-26). */
export const publishCardDetailsUpdated = ({ bus }: SdkBus, fact: BusPayload<'card-details-updated@1'>) =>
  bus.publish('card-details-updated@1', fact);

/** A countdown reached zero (S-43). */
export const publishTimerFinished = ({ bus }: SdkBus, fact: BusPayload<'timer-finished@1'>) =>
  bus.publish('timer-finished@1', fact);

export const publishBookingConfirmed = ({ bus }: SdkBus, fact: BusPayload<'booking-confirmed@1'>) =>
  bus.publish('booking-confirmed@1', fact);
export const onBookingConfirmed = (
  { bus }: SdkBus,
  listener: (fact: BusPayload<'booking-confirmed@1'>) => void,
) => bus.on('booking-confirmed@1', listener);

export const onLocaleChanged = ({ bus }: SdkBus, listener: (fact: BusPayload<'locale-changed@1'>) => void) =>
  bus.on('locale-changed@1', listener);
