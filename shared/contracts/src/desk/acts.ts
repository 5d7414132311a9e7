import {
  boolean,
  integer,
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
  uuid,
  type InferOutput,
} from 'valibot';
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
] as const;
export const DeskActSchema = picklist(DESK_ACTS);
export type DeskAct = InferOutput<typeof DeskActSchema>;

const REFERENCE_MAX = 100;

/** Every act names the booking as it was seen: on any other it is refused, and says who changed it. */
const act = {
  /** Of this very press: the same key again is the same act, done once. */
  key: pipe(string(), uuid()),
  id: pipe(string(), uuid()),
  seen: pipe(string(), minLength(1), maxLength(100)),
  /** What it is done to: a quote, an order, a cancellation, a mail, a correction, or the booking itself. */
  subjectId: pipe(string(), uuid()),
  reason: DeskReasonSchema,
};
const PlainActSchema = object(act);

/** What each act needs beyond its reason. */
export const DESK_ACT_SCHEMAS = {
  cancel: PlainActSchema,
  refund: object({ ...act, amount: pipe(number(), integer(), minValue(1, 'field_required')) }),
  'look-up': PlainActSchema,
  confirm: object({
    ...act,
    supplierRef: pipe(string(), trim(), minLength(1, 'field_required'), maxLength(REFERENCE_MAX)),
  }),
  /** `areOrdersEnded`: the agent has ended them with the suppliers. */
  release: object({ ...act, areOrdersEnded: optional(boolean(), false) }),
  'cancelled-by-hand': PlainActSchema,
  'refund-again': PlainActSchema,
  close: PlainActSchema,
  'order-ended': PlainActSchema,
  'accept-change': PlainActSchema,
  'end-change': PlainActSchema,
  'resend-mail': PlainActSchema,
  'send-link': PlainActSchema,
  'give-up-hold': PlainActSchema,
  'correct-contact': object({
    ...act,
    email: EmailSchema,
    phone: PhoneSchema,
  }),
  'answer-name': object({ ...act, isDone: boolean() }),
} as const satisfies Record<DeskAct, unknown>;
export type DeskActBody = InferOutput<typeof PlainActSchema> & {
  readonly amount?: number;
  readonly supplierRef?: string;
  readonly areOrdersEnded?: boolean;
  readonly email?: string;
  readonly phone?: string;
  readonly isDone?: boolean;
};

/** A second person decides what the first one may not do alone. */
export const DeskApprovalSchema = object({
  id: pipe(string(), uuid()),
  /** The act that waits. */
  key: pipe(string(), uuid()),
  isApproved: boolean(),
  reason: DeskReasonSchema,
});

export const DESK_ACT_STATES = ['done', 'waiting', 'refused'] as const;
const ActStateSchema = picklist(DESK_ACT_STATES);
export const DeskActReplySchema = object({ data: object({ state: ActStateSchema }) });
export type DeskActReply = InferOutput<typeof DeskActReplySchema>;

/** One way out of what a booking is in, with its effect on the money and the supplier. */
export const DeskWaySchema = object({
  act: DeskActSchema,
  subjectId: string(),
  /** Which order, traveller or mail. */
  about: string(),
  /** What moves: back to the traveller, or what is charged or let go; null: no money moves by it. */
  money: nullable(MoneySchema),
  /** What suppliers keep where it costs something. */
  keeps: nullable(MoneySchema),
});
export type DeskWay = InferOutput<typeof DeskWaySchema>;

/** What was done at the desk, the newest first. */
export const DeskDoneSchema = object({
  key: string(),
  act: DeskActSchema,
  state: ActStateSchema,
  by: object({ id: string(), name: string() }),
  /** Who approved or refused it. */
  decidedBy: nullable(string()),
  reason: string(),
  amount: nullable(MoneySchema),
  at: string(),
});
export type DeskDone = InferOutput<typeof DeskDoneSchema>;

/** Why an act was refused: somebody was faster. `by` is null where it was the traveller, or the site itself. */
export const DeskActConflictSchema = object({
  by: nullable(string()),
  act: nullable(DeskActSchema),
});
export type DeskActConflict = InferOutput<typeof DeskActConflictSchema>;
