import {
  array,
  integer,
  isoTimestamp,
  maxLength,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
  type InferOutput,
} from 'valibot';

/** What people at the desk work through (D-04), the most urgent kind first. */
export const DESK_QUEUES = [
  'review',
  'ticketing',
  'unpaid',
  'refund',
  'approval',
  'schedule',
  'dispute',
  'fraud',
  'payment',
  'statement',
  'message',
  'name',
  'privacy',
  'mail',
] as const;
export const DeskQueueSchema = picklist(DESK_QUEUES);
export type DeskQueue = InferOutput<typeof DeskQueueSchema>;

export const DeskItemSchema = object({
  queue: DeskQueueSchema,
  /** What it is about, within its queue. */
  subjectId: string(),
  /** Null for what is about a payment of which no booking is known, and for a mail to ourselves. */
  bookingId: nullable(string()),
  reference: nullable(string()),
  /** Of the first traveller, masked; or what tells apart what has none. */
  name: string(),
  /** Why it is here, as a code; the sentence is the page's. */
  reason: string(),
  since: string(),
  /** By when it has to be done. */
  limit: string(),
  owner: nullable(object({ id: string(), name: string() })),
  snoozedUntil: nullable(string()),
  /** Of what was seen: an action on an older one is refused. */
  version: number(),
});
export type DeskItem = InferOutput<typeof DeskItemSchema>;

export const DeskColleagueSchema = object({ id: string(), name: string() });

export const DeskQueuesReplySchema = object({
  data: object({
    items: array(DeskItemSchema),
    /** To whom an item can be handed over. */
    colleagues: array(DeskColleagueSchema),
    at: string(),
  }),
});
export type DeskQueuesReply = InferOutput<typeof DeskQueuesReplySchema>;

const REASON_MAX = 500;
const subject = {
  queue: DeskQueueSchema,
  subjectId: pipe(string(), minLength(1), maxLength(200)),
  version: pipe(number(), integer(), minValue(0)),
};
export const DeskReasonSchema = pipe(string(), trim(), minLength(3, 'field_required'), maxLength(REASON_MAX));

export const DeskTakeSchema = object(subject);
export const DeskHandOverSchema = object({
  ...subject,
  to: DeskColleagueSchema,
  reason: optional(pipe(string(), trim(), maxLength(REASON_MAX)), ''),
});
export const DeskSnoozeSchema = object({
  ...subject,
  until: pipe(string(), isoTimestamp()),
  reason: DeskReasonSchema,
});
export const DeskCloseSchema = object({ ...subject, reason: DeskReasonSchema });
export type DeskSubject = InferOutput<typeof DeskTakeSchema>;

/** The claim after an action; with 409 the one that stood in its way. */
export const DeskClaimSchema = object({
  owner: nullable(DeskColleagueSchema),
  version: number(),
});
export type DeskClaim = InferOutput<typeof DeskClaimSchema>;
export const DeskClaimReplySchema = object({ data: DeskClaimSchema });
export const DeskConflictSchema = object({
  error: object({ code: string(), details: optional(DeskClaimSchema) }),
});
