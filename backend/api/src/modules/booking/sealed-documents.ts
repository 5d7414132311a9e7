import type { Traveller } from '@travesia/contracts';
import type { SavedPassenger } from './booking.ts';
import { documentMask, type DocumentCipher } from './document-cipher.ts';

/** The number is sealed for this booking and traveller; a kept document keeps its dates with it (S-02). */
export function sealPassenger(
  cipher: DocumentCipher,
  bookingId: string,
  passenger: Traveller,
  earlier: SavedPassenger | undefined,
): SavedPassenger {
  const { passportNumber, keepSavedDocument: _, ...rest } = passenger;
  if (earlier && passportNumber === '') {
    return {
      ...rest,
      passportIssuanceDate: rest.passportIssuanceDate || earlier.passportIssuanceDate,
      passportExpiryDate: rest.passportExpiryDate || earlier.passportExpiryDate,
      ...(earlier.documentType && { documentType: earlier.documentType }),
      sealedDocument: earlier.sealedDocument,
      documentMask: earlier.documentMask,
    };
  }
  const isGiven = passportNumber !== '';
  return {
    ...rest,
    sealedDocument: isGiven ? cipher.encrypt(passportNumber, sealedFor(bookingId, passenger.id)) : null,
    documentMask: isGiven ? documentMask(passportNumber) : null,
  };
}

/** What a sealed document number is bound to. */
export function sealedFor(bookingId: string, travellerId: string): string {
  return `${bookingId}/${travellerId}`;
}
