import {
  sealedFor,
  type Booking,
  type DocumentCipher,
  type OrderRequest,
  type Saves,
  type StoredOrder,
} from '../booking/index.ts';
import { withSupplierName } from '@travesia/domain';

/** Opens the sealed documents for the supplier, and for nobody else (B-43); names go out in the letters of passports. */
export function openOrderRequest(cipher: DocumentCipher) {
  return (booking: Booking, saves: Saves, reference: string): OrderRequest<StoredOrder> => {
    if (!booking.order) throw new RangeError(`booking ${booking.id} has nothing to order`);
    return {
      order: booking.order,
      saves,
      locale: booking.locale,
      reference,
      passengers: (saves.passengers?.list ?? []).map((passenger) => ({
        ...withSupplierName(passenger),
        passportNumber: passenger.sealedDocument
          ? cipher.decrypt(passenger.sealedDocument, sealedFor(booking.id, passenger.id))
          : '',
      })),
    };
  };
}
