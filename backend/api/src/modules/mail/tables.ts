/** What a mail is about. */
export const MAIL_KINDS = [
  'alert',
  'booking-cancelled',
  'booking-changed',
  'booking-confirmed',
  'booking-message',
  'booking-pending',
  'booking-review',
  'check-in-open',
  'contact',
  'contact-changed',
  'data-ready',
  'desk-requests',
  'hold-ended',
  'itinerary',
  'one-time-code',
  'payment-failed',
  'payment-link',
  'price-alert',
  'price-alert-confirm',
  'refund-sent',
  'schedule-changed',
  'tickets-issued',
  'traveller-message',
  'trip-held',
  'trip-link',
  'welcome',
] as const;

/** Short messages (SMS) of the same queue: to phones that agreed to them, of nothing else (N-06). */
export const TEXT_KINDS = ['one-time-code-text', 'schedule-changed-text'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
export type MailKind = (typeof MAIL_KINDS)[number] | TextKind;

/** `refused`: the receiving server said that it will never take it (SMTP 5xx); nobody tries again. */
export type MailState = 'queued' | 'sent' | 'refused';

export interface MailTables {
  /** Every mail and short message, written before it is sent (N-04, N-06). */
  mails: {
    id: string;
    /** What it is sent for: the same cause is mailed once. */
    cause: string;
    kind: MailKind;
    recipient: string;
    booking_id: string | null;
    /** The whole message as it goes over the wire (RFC 5322); of a short message, its words. */
    message: Buffer;
    state: MailState;
    attempts: number;
    due_at: Date;
    leased_until: Date | null;
    /** What the receiving server or the file system said last. */
    answer: string | null;
    created_at: Date;
    sent_at: Date | null;
  };
}
