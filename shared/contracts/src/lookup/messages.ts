import { MESSAGE_FILE_MAX_BYTES, MESSAGE_FILE_PART_BYTES, MESSAGE_FILES_MAX } from '@travesia/domain';
import {
  array,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  trim,
  uuid,
  type InferOutput,
} from 'valibot';
import { BookingAccessSchema } from './after-booking.ts';

const TEXT_MAX_LENGTH = 4_000;
const TextSchema = pipe(string(), trim(), maxLength(TEXT_MAX_LENGTH, 'too_long'));
export const FileIdSchema = pipe(string(), uuid('id_invalid'));

/** One message between the traveller and us, in a booking (M-09). */
const BookingMessageSchema = object({
  id: string(),
  from: picklist(['traveller', 'desk']),
  /** Who of us wrote it. */
  author: nullable(string()),
  text: string(),
  /** An instant. */
  at: string(),
  files: array(object({ id: string(), name: string(), sizeBytes: number() })),
});
export type BookingMessage = InferOutput<typeof BookingMessageSchema>;
export const BookingThreadReplySchema = object({ data: array(BookingMessageSchema) });

/** Its id is the sender's: the same message sent twice is one. */
export const BookingMessageDraftSchema = object({
  ...BookingAccessSchema.entries,
  id: FileIdSchema,
  /** May be empty where there are files. */
  text: TextSchema,
  fileIds: pipe(array(FileIdSchema), maxLength(MESSAGE_FILES_MAX, 'too_many')),
});
export type BookingMessageDraft = Pick<
  InferOutput<typeof BookingMessageDraftSchema>,
  'id' | 'text' | 'fileIds'
>;

/** A file comes in parts, so that one that is lost on a weak network is sent again and not all of it. */
export const MessageFilePartSchema = object({
  ...BookingAccessSchema.entries,
  fileId: FileIdSchema,
  name: pipe(string(), trim(), minLength(1, 'field_required'), maxLength(120, 'too_long')),
  sizeBytes: pipe(number(), integer(), minValue(1), maxValue(MESSAGE_FILE_MAX_BYTES, 'too_large')),
  offset: pipe(number(), integer(), minValue(0), maxValue(MESSAGE_FILE_MAX_BYTES)),
  /** Base64. */
  data: pipe(
    string(),
    maxLength(Math.ceil(MESSAGE_FILE_PART_BYTES / 3) * 4, 'too_long'),
    regex(/^[A-Za-z0-9+/]+={0,2}$/, 'value_invalid'),
  ),
});
export type MessageFilePart = Pick<
  InferOutput<typeof MessageFilePartSchema>,
  'fileId' | 'name' | 'sizeBytes' | 'offset' | 'data'
>;
export const MessageFilePartReplySchema = object({ data: object({ receivedBytes: number() }) });

export const MessageFileRequestSchema = object({ ...BookingAccessSchema.entries, fileId: FileIdSchema });
