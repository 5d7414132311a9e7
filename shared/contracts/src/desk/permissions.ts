import * as v from 'valibot';

/** What a person at the service desk is, as the issuer of their sign-in says. */
export const STAFF_ROLES = ['agent', 'lead', 'finance', 'owner', 'read-only'] as const;
export const StaffRoleSchema = v.picklist(STAFF_ROLES);
export type StaffRole = v.InferOutput<typeof StaffRoleSchema>;

const EVERYBODY = STAFF_ROLES;
const WORKING = ['agent', 'lead', 'finance', 'owner'] as const;
/** Who may decide what becomes of money or of an order that the machine leaves to a person. */
const DECIDING = ['lead', 'finance', 'owner'] as const;

/** Who may do what at the desk: the one table that the page shows and the api enforces (D-01). */
export const DESK_PERMISSIONS = {
  'booking.search': EVERYBODY,
  'booking.read': EVERYBODY,
  'booking.replies': WORKING,
  'note.add': WORKING,
  /** Reading it is having seen it. */
  'message.read': WORKING,
  'message.file': WORKING,
  'message.answer': WORKING,
  /** What a caller has on the screen, by the code of their page (D-08). */
  'call.read': WORKING,
  'sale.read': WORKING,
  'sale.continue': WORKING,
  'sale.send-link': WORKING,
  /** What was booked with a supplier by phone (D-18). */
  'sale.by-hand': WORKING,
  'deal.read': EVERYBODY,
  'deal.apply': WORKING,
  /** What may be taken off, how often and until when is the product owner's (D-17). */
  'deal.set': ['owner'],
  'deal.end': ['owner'],
  'queue.read': EVERYBODY,
  'alert.read': EVERYBODY,
  'item.take': WORKING,
  /** To take from a colleague what they have taken. */
  'item.take-over': ['lead', 'owner'],
  'item.hand-over': WORKING,
  'item.snooze': WORKING,
  'item.close': WORKING,
  'cancel.quote': WORKING,
  /** A change of a flight, bags and seats; what is to be paid the traveller pays (D-14). */
  'amend.quote': WORKING,
  'amend.make': WORKING,
  'act.cancel': WORKING,
  /** Up to the configured amount alone; beyond it somebody else of `refund.approve` decides. */
  'act.refund': WORKING,
  'refund.approve': DECIDING,
  'act.look-up': WORKING,
  'act.confirm': DECIDING,
  'act.release': DECIDING,
  'act.cancelled-by-hand': DECIDING,
  'act.refund-again': DECIDING,
  'act.close': DECIDING,
  'act.order-ended': DECIDING,
  'act.accept-change': WORKING,
  'act.end-change': WORKING,
  'act.resend-mail': WORKING,
  'act.send-link': WORKING,
  'act.give-up-hold': WORKING,
  'act.correct-contact': WORKING,
  'act.answer-name': WORKING,
  'act.correct-name': WORKING,
  'person.read': EVERYBODY,
  /** The copy of their data that a traveller asked for (D-19). */
  'person.export': WORKING,
  'person.erase': DECIDING,
  'report.read': DECIDING,
  'report.export': DECIDING,
  'audit.read': ['lead', 'owner'],
  'audit.export': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type DeskAction = keyof typeof DESK_PERMISSIONS;
export const DESK_ACTIONS = Object.keys(DESK_PERMISSIONS) as readonly DeskAction[];

export function mayDo(role: StaffRole, action: DeskAction): boolean {
  const roles: readonly StaffRole[] = DESK_PERMISSIONS[action];
  return roles.includes(role);
}
