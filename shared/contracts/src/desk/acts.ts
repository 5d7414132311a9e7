import * as v from 'valibot';
import { TravellerNameSchema } from '../booking/person-name.ts';
import { EmailSchema, PhoneSchema } from '../contact-values.ts';
import { MoneySchema } from '../values.ts';
import { DeskReasonSchema } from './queue.ts';

/** What can be done with a booking at the desk: the ways out of what it is in (D-06, D-07). */
export const DESK_ACTS = [
  'cancel',
  'refund',
  'look-up',
  'confirm',
  'release',
  'cancelled-by-hand',
  'refund-again',
  'close',
  'order-ended',
  'accept-change',
  'end-change',
  'resend-mail',
  'send-link',
  'give-up-hold',
  'correct-contact',
  'answer-name',
  'correct-name',
] as const;
export const DeskActSchema = v.picklist(DESK_ACTS);
export type DeskAct = v.InferOutput<typeof DeskActSchema>;

const REFERENCE_MAX = 100;

/** Every act names the booking as it was seen: on any other it is refused, and says who changed it. */
const act = {
  /** Of this very press: the same key again is the same act, done once. */
  key: v.pipe(v.string(), v.uuid()),
  id: v.pipe(v.string(), v.uuid()),
  seen: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** What it is done to: a quote, an order, a cancellation, a mail, a correction, or the booking itself. */
  subjectId: v.pipe(v.string(), v.uuid()),
  reason: DeskReasonSchema,
};
const PlainActSchema = v.object(act);

/** What each act needs beyond its reason. */
export const DESK_ACT_SCHEMAS = {
  cancel: PlainActSchema,
  refund: v.object({ ...act, amount: v.pipe(v.number(), v.integer(), v.minValue(1, 'field_required')) }),
  'look-up': PlainActSchema,
  confirm: v.object({
    ...act,
    supplierRef: v.pipe(v.string(), v.trim(), v.minLength(1, 'field_required'), v.maxLength(REFERENCE_MAX)),
  }),
  /** `areOrdersEnded`: the agent has ended them with the suppliers. */
  release: v.object({ ...act, areOrdersEnded: v.optional(v.boolean(), false) }),
  'cancelled-by-hand': PlainActSchema,
  'refund-again': PlainActSchema,
  close: PlainActSchema,
  'order-ended': PlainActSchema,
  'accept-change': PlainActSchema,
  'end-change': PlainActSchema,
  'resend-mail': PlainActSchema,
  'send-link': PlainActSchema,
  'give-up-hold': PlainActSchema,
  'correct-contact': v.object({
    ...act,
    email: EmailSchema,
    phone: PhoneSchema,
  }),
  'answer-name': v.object({ ...act, isDone: v.boolean() }),
  /** Once the supplier has it so. */
  'correct-name': v.object({
    ...act,
    travellerId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    firstName: TravellerNameSchema,
    lastName: TravellerNameSchema,
  }),
} as const satisfies Record<DeskAct, unknown>;
export type DeskActBody = v.InferOutput<typeof PlainActSchema> & {
  readonly amount?: number;
  readonly supplierRef?: string;
  readonly areOrdersEnded?: boolean;
  readonly email?: string;
  readonly phone?: string;
  readonly isDone?: boolean;
  readonly travellerId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
};

/** A second person decides what the first one may not do alone. */
export const DeskApprovalSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** The act that waits. */
  key: v.pipe(v.string(), v.uuid()),
  isApproved: v.boolean(),
  reason: DeskReasonSchema,
});

export const DESK_ACT_STATES = ['done', 'waiting', 'refused'] as const;
const ActStateSchema = v.picklist(DESK_ACT_STATES);
export const DeskActReplySchema = v.object({ data: v.object({ state: ActStateSchema }) });
export type DeskActReply = v.InferOutput<typeof DeskActReplySchema>;

/** One way out of what a booking is in, with its effect on the money and the supplier. */
export const DeskWaySchema = v.object({
  act: DeskActSchema,
  subjectId: v.string(),
  /** Which order, traveller or mail. */
  about: v.string(),
  /** What moves: back to the traveller, or what is charged or let go; null: no money moves by it. */
  money: v.nullable(MoneySchema),
  /** What suppliers keep where it costs something. */
  keeps: v.nullable(MoneySchema),
});
export type DeskWay = v.InferOutput<typeof DeskWaySchema>;

/** What was done at the desk, the newest first. */
export const DeskDoneSchema = v.object({
  key: v.string(),
  act: DeskActSchema,
  state: ActStateSchema,
  by: v.object({ id: v.string(), name: v.string() }),
  /** Who approved or refused it. */
  decidedBy: v.nullable(v.string()),
  reason: v.string(),
  amount: v.nullable(MoneySchema),
  at: v.string(),
});
export type DeskDone = v.InferOutput<typeof DeskDoneSchema>;

/** Why an act was refused: somebody was faster. `by` is null where it was the traveller, or the site itself. */
export const DeskActConflictSchema = v.object({
  by: v.nullable(v.string()),
  act: v.nullable(DeskActSchema),
});
export type DeskActConflict = v.InferOutput<typeof DeskActConflictSchema>;
