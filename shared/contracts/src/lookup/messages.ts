import { MESSAGE_FILE_MAX_BYTES, MESSAGE_FILE_PART_BYTES, MESSAGE_FILES_MAX } from '@travesia/domain';
import * as v from 'valibot';
import { BookingAccessSchema } from './after-booking.ts';

const TEXT_MAX_LENGTH = 4_000;
const TextSchema = v.pipe(v.string(), v.trim(), v.maxLength(TEXT_MAX_LENGTH, 'too_long'));
export const FileIdSchema = v.pipe(v.string(), v.uuid('id_invalid'));

/** One message between the traveller and us, in a booking (M-09). */
const BookingMessageSchema = v.object({
  id: v.string(),
  from: v.picklist(['traveller', 'desk']),
  /** Who of us wrote it. */
  author: v.nullable(v.string()),
  text: v.string(),
  /** An instant. */
  at: v.string(),
  files: v.array(v.object({ id: v.string(), name: v.string(), sizeBytes: v.number() })),
});
export type BookingMessage = v.InferOutput<typeof BookingMessageSchema>;
export const BookingThreadReplySchema = v.object({ data: v.array(BookingMessageSchema) });

/** Its id is the sender's: the same message sent twice is one. */
export const BookingMessageDraftSchema = v.object({
  ...BookingAccessSchema.entries,
  id: FileIdSchema,
  /** May be empty where there are files. */
  text: TextSchema,
  fileIds: v.pipe(v.array(FileIdSchema), v.maxLength(MESSAGE_FILES_MAX, 'too_many')),
});
export type BookingMessageDraft = Pick<
  v.InferOutput<typeof BookingMessageDraftSchema>,
  'id' | 'text' | 'fileIds'
>;

/** A file comes in parts, so that one that is lost on a weak network is sent again and not all of it. */
export const MessageFilePartSchema = v.object({
  ...BookingAccessSchema.entries,
  fileId: FileIdSchema,
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'field_required'), v.maxLength(120, 'too_long')),
  sizeBytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MESSAGE_FILE_MAX_BYTES, 'too_large')),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MESSAGE_FILE_MAX_BYTES)),
  /** Base64. */
  data: v.pipe(
    v.string(),
    v.maxLength(Math.ceil(MESSAGE_FILE_PART_BYTES / 3) * 4, 'too_long'),
    v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'value_invalid'),
  ),
});
export type MessageFilePart = Pick<
  v.InferOutput<typeof MessageFilePartSchema>,
  'fileId' | 'name' | 'sizeBytes' | 'offset' | 'data'
>;
export const MessageFilePartReplySchema = v.object({ data: v.object({ receivedBytes: v.number() }) });

export const MessageFileRequestSchema = v.object({ ...BookingAccessSchema.entries, fileId: FileIdSchema });
