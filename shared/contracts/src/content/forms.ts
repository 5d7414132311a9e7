import * as v from 'valibot';
import { LocaleSchema } from '../platform/locale.ts';
import { EmailSchema, PhoneSchema } from '../contact-values.ts';
import { requiredText, shortText } from '../values.ts';

export const CONTACT_NAME_MAX = 80;
export const CONTACT_MESSAGE_MAX = 3000;

/** 'El nombre es obligatorio' has words of its own. */
const NameSchema = v.pipe(
  v.string('name_required'),
  v.trim(),
  v.minLength(1, 'name_required'),
  v.maxLength(CONTACT_NAME_MAX, 'too_long'),
);
const MessageSchema = requiredText(CONTACT_MESSAGE_MAX);
/** No person sees or fills it; what arrives with it filled is dropped (B-39). */
export const TrapSchema = v.optional(shortText(200), '');

/** Two hours each within 8 AM–10 PM (C-08, E-11). */
export const BEST_TIMES = ['08-10', '10-12', '12-14', '14-16', '16-18', '18-20', '20-22'] as const;

/** A message with the best time to call back (E-11). */
export const ContactMessageSchema = v.object({
  name: NameSchema,
  email: EmailSchema,
  phone: PhoneSchema,
  message: MessageSchema,
  bestTimeToReach: v.picklist(BEST_TIMES, 'field_required'),
  website: TrapSchema,
});
export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>;

/** An enquiry: all three fields are required (E-12). */
export const ContactEnquirySchema = v.object({
  name: NameSchema,
  email: EmailSchema,
  message: MessageSchema,
  website: TrapSchema,
});
export type ContactEnquiry = v.InferOutput<typeof ContactEnquirySchema>;

/** A request to be contacted about a trip (E-13). */
export const ContactQuerySchema = v.object({
  name: NameSchema,
  surname: v.optional(shortText(CONTACT_NAME_MAX), ''),
  email: EmailSchema,
  phone: PhoneSchema,
  message: v.optional(shortText(CONTACT_MESSAGE_MAX), ''),
  hotelDestination: v.optional(shortText(120), ''),
  website: TrapSchema,
});
export type ContactQuery = v.InferOutput<typeof ContactQuerySchema>;

/** A newsletter subscription, with the language of its letters (E-14). */
export const SubscriptionSchema = v.object({ email: EmailSchema, locale: LocaleSchema, website: TrapSchema });
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

/** The key in the letters of one address. */
export const LetterKeySchema = v.pipe(v.string('field_required'), v.uuid('value_invalid'));
/** Begins or ends our letters. */
export const LetterSchema = v.object({ key: LetterKeySchema });

/** 201 of every form (B-39). */
export const FormReplySchema = v.object({ data: v.object({ id: v.string() }) });
