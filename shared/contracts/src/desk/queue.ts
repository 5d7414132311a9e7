import * as v from 'valibot';

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
export const DeskQueueSchema = v.picklist(DESK_QUEUES);
export type DeskQueue = v.InferOutput<typeof DeskQueueSchema>;

export const DeskItemSchema = v.object({
  queue: DeskQueueSchema,
  /** What it is about, within its queue. */
  subjectId: v.string(),
  /** Null for what is about a payment of which no booking is known, and for a mail to ourselves. */
  bookingId: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  /** Of the first traveller, masked; or what tells apart what has none. */
  name: v.string(),
  /** Why it is here, as a code; the sentence is the page's. */
  reason: v.string(),
  since: v.string(),
  /** By when it has to be done. */
  limit: v.string(),
  owner: v.nullable(v.object({ id: v.string(), name: v.string() })),
  snoozedUntil: v.nullable(v.string()),
  /** Of what was seen: an action on an older one is refused. */
  version: v.number(),
});
export type DeskItem = v.InferOutput<typeof DeskItemSchema>;

export const DeskColleagueSchema = v.object({ id: v.string(), name: v.string() });

export const DeskQueuesReplySchema = v.object({
  data: v.object({
    items: v.array(DeskItemSchema),
    /** To whom an item can be handed over. */
    colleagues: v.array(DeskColleagueSchema),
    at: v.string(),
  }),
});
export type DeskQueuesReply = v.InferOutput<typeof DeskQueuesReplySchema>;

const REASON_MAX = 500;
const subject = {
  queue: DeskQueueSchema,
  subjectId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
};
export const DeskReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'field_required'),
  v.maxLength(REASON_MAX),
);

export const DeskTakeSchema = v.object(subject);
export const DeskHandOverSchema = v.object({
  ...subject,
  to: DeskColleagueSchema,
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(REASON_MAX)), ''),
});
export const DeskSnoozeSchema = v.object({
  ...subject,
  until: v.pipe(v.string(), v.isoTimestamp()),
  reason: DeskReasonSchema,
});
export const DeskCloseSchema = v.object({ ...subject, reason: DeskReasonSchema });
export type DeskSubject = v.InferOutput<typeof DeskTakeSchema>;

/** The claim after an action; with 409 the one that stood in its way. */
export const DeskClaimSchema = v.object({
  owner: v.nullable(DeskColleagueSchema),
  version: v.number(),
});
export type DeskClaim = v.InferOutput<typeof DeskClaimSchema>;
export const DeskClaimReplySchema = v.object({ data: DeskClaimSchema });
export const DeskConflictSchema = v.object({
  error: v.object({ code: v.string(), details: v.optional(DeskClaimSchema) }),
});
