import type { Booking, DocumentCipher, Saves } from '../booking/index.ts';
import { sealedFor } from '../booking/index.ts';
import type { OrderRequest } from './order-desk.ts';

/** Opens the sealed documents for the supplier, and for nobody else (B-43). */
export function openOrderRequest(cipher: DocumentCipher) {
  return (booking: Booking, saves: Saves, reference: string): OrderRequest => ({
    booking,
    saves,
    reference,
    passengers: (saves.passengers?.list ?? []).map((passenger) => ({
      ...passenger,
      passportNumber: passenger.sealedDocument
        ? cipher.decrypt(passenger.sealedDocument, sealedFor(booking.id, passenger.id))
        : '',
    })),
  });
}
