import type { BookingMessage, BookingMessageDraft, MessageFilePart } from '@travesia/contracts';
import type { Booking } from '../booking/index.ts';
import type { StoredFile } from './repository.ts';

/** The traveller's side, for a booking that they have opened. */
export interface TravellerMessages {
  /** `isTheirs`: read by the traveller, not by somebody with a forwarded link. */
  thread(booking: Booking, isTheirs: boolean): Promise<readonly BookingMessage[]>;
  addPart(booking: Booking, part: MessageFilePart): Promise<{ receivedBytes: number }>;
  send(booking: Booking, message: BookingMessageDraft, address: string): Promise<readonly BookingMessage[]>;
  file(booking: Booking, fileId: string): Promise<StoredFile>;
}

/** Our side: what a service desk works with. */
export interface DeskMessages {
  /** Reading it is having seen it. */
  thread(referenceId: string): Promise<readonly BookingMessage[]>;
  reply(
    referenceId: string,
    message: { readonly id: string; readonly author: string; readonly text: string },
  ): Promise<readonly BookingMessage[]>;
  file(fileId: string, bookingId: string): Promise<StoredFile>;
}
