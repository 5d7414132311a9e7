import { MESSAGE_FILES_MAX } from '@travesia/domain';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../errors/index.ts';
import type { Counters } from '../../http/counters.ts';
import { inMarket } from '../../text/in-market.ts';
import {
  findBooking,
  normaliseBookingReference,
  readSaves,
  type Booking,
  type MarketRules,
} from '../booking/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { BookingAddress } from '../payments/index.ts';
import { fileTypeOf } from './file-type.ts';
import { answerMail, travellerMail, type MessageReader } from './message-mail.ts';
import type { DeskMessages, TravellerMessages } from './ports.ts';
import {
  appendPart,
  attachFiles,
  beginningOf,
  countOf,
  deleteFile,
  deleteUnsentBefore,
  findFile,
  findPart,
  insertFile,
  insertMessage,
  markRead,
  readThread,
  setFileType,
  type MessageDatabase,
  type NewMessage,
  type StoredFile,
} from './repository.ts';

const DAY_MS = 86_400_000;
/** Enough for whoever has a question, too few for whoever wants to fill our disks. */
const A_DAY = { booking: 30, address: 60 } as const;
const MESSAGES_MAX = 500;
const FILES_MAX = 30;

export interface MessagesParts {
  readonly database: MessageDatabase;
  readonly clock: Clock;
  readonly counters: Pick<Counters, 'hit'>;
  readonly mailing: Pick<Mailing, 'isOn' | 'compose'>;
  readonly market: (id: string) => MarketRules;
  readonly addressOf: BookingAddress;
  readonly officeAddress: string;
}

/** Messages of one booking between its traveller and us, both ways, each with a mail to the other side (M-09). */
export function createMessages({
  database,
  clock,
  counters,
  mailing,
  market,
  addressOf,
  officeAddress,
}: MessagesParts) {
  async function readerOf(booking: Booking): Promise<MessageReader> {
    const { customer, passengers } = await readSaves(database, booking.id);
    const primary = passengers?.list.find((passenger) => passenger.primary) ?? passengers?.list[0];
    return {
      bookingId: booking.id,
      referenceId: booking.reference ?? '',
      email: customer?.details.email ?? '',
      firstName: primary?.firstName ?? '',
      locale: booking.locale,
    };
  }

  async function limit(key: string, max: number): Promise<void> {
    const { allowed, retryAfterSeconds } = await counters.hit(key, { max, windowMs: DAY_MS });
    if (!allowed) throw new ApiError('too_many_requests', { retryAfterSeconds });
  }

  /** Written with its mail and its files, or not at all; the same message twice is one. */
  async function write(
    message: NewMessage,
    fileIds: readonly string[],
    mailOf: (fileNames: readonly string[]) => Parameters<Mailing['compose']>[0],
  ): Promise<void> {
    const names = await Promise.all(
      fileIds.map(async (id) => (await findPart(database, id, message.bookingId))?.name ?? ''),
    );
    const mail = mailing.isOn ? await mailing.compose(mailOf(names)) : null;
    await database.transaction().execute(async (trx) => {
      if (!(await insertMessage(trx, message))) return;
      const attached = await attachFiles(trx, {
        messageId: message.id,
        bookingId: message.bookingId,
        fileIds,
      });
      if (attached !== fileIds.length) throw new ApiError('file_refused');
      await mail?.write(trx);
    });
  }

  const traveller: TravellerMessages = {
    async thread(booking, isTheirs) {
      if (isTheirs) await markRead(database, { bookingId: booking.id, sender: 'desk', nowMs: clock.nowMs() });
      return readThread(database, booking.id);
    },

    /** Parts follow one another; one that was lost on the way is sent again. */
    async addPart(booking, { fileId, name, sizeBytes, offset, data }) {
      const bookingId = booking.id;
      if (!(await findPart(database, fileId, bookingId))) {
        const { files } = await countOf(database, bookingId);
        if (files >= FILES_MAX) throw new ApiError('too_many_files');
        await insertFile(database, { id: fileId, bookingId, name, sizeBytes, nowMs: clock.nowMs() });
      }
      await appendPart(database, { id: fileId, bookingId, offset, data: Buffer.from(data, 'base64') });
      const file = await findPart(database, fileId, bookingId);
      // An id of somebody else's file.
      if (!file) throw new ApiError('file_refused');
      if (file.received === file.size_bytes && file.media_type === null) {
        const type = fileTypeOf(await beginningOf(database, fileId));
        if (type === null) {
          await deleteFile(database, fileId);
          throw new ApiError('file_refused');
        }
        await setFileType(database, fileId, type);
      }
      return { receivedBytes: file.received };
    },

    async send(booking, { id, text, fileIds }, address) {
      if (fileIds.length > MESSAGE_FILES_MAX) throw new ApiError('too_many_files');
      await limit(`message:booking:${booking.id}`, A_DAY.booking);
      await limit(`message:address:${address}`, A_DAY.address);
      const { messages } = await countOf(database, booking.id);
      if (messages >= MESSAGES_MAX)
        throw new ApiError('too_many_requests', { retryAfterSeconds: DAY_MS / 1000 });
      const reader = await readerOf(booking);
      await write(
        { id, bookingId: booking.id, sender: 'traveller', author: null, text, nowMs: clock.nowMs() },
        fileIds,
        (fileNames) => travellerMail(reader, { messageId: id, text, fileNames, officeAddress }),
      );
      return readThread(database, booking.id);
    },

    async file(booking, fileId) {
      return orNotFound(await findFile(database, fileId, booking.id));
    },
  };

  async function bookingOf(referenceId: string): Promise<Booking> {
    const row = await database
      .selectFrom('bookings')
      .select('id')
      .where('reference', '=', normaliseBookingReference(referenceId) ?? '')
      .where('amends', 'is', null)
      .executeTakeFirst();
    const booking = row && (await findBooking(database as never, row.id));
    if (!booking) throw new ApiError('booking_not_found');
    return booking;
  }

  const desk: DeskMessages = {
    async thread(referenceId) {
      const { id } = await bookingOf(referenceId);
      await markRead(database, { bookingId: id, sender: 'traveller', nowMs: clock.nowMs() });
      return readThread(database, id);
    },
    async reply(referenceId, { id, author, text }) {
      const booking = await bookingOf(referenceId);
      const reader = await readerOf(booking);
      const bookingAddress = addressOf(booking.id, booking.locale);
      await write({ id, bookingId: booking.id, sender: 'desk', author, text, nowMs: clock.nowMs() }, [], () =>
        inMarket(market(booking.market), () => answerMail(reader, { messageId: id, text, bookingAddress })),
      );
      return readThread(database, booking.id);
    },
    file: async (fileId, bookingId) => orNotFound(await findFile(database, fileId, bookingId)),
  };

  return { traveller, desk, deleteUnsent: () => deleteUnsentBefore(database, clock.nowMs() - DAY_MS) };
}

function orNotFound(file: StoredFile | null): StoredFile {
  if (!file) throw new ApiError('not_found');
  return file;
}
