import {
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  string,
  trim,
  uuid,
  type InferOutput,
} from 'valibot';
import { LocaleSchema } from '../platform/locale.ts';
import { EmailSchema, PhoneSchema } from '../contact-values.ts';
import { requiredText, shortText } from '../values.ts';

export const CONTACT_NAME_MAX = 80;
export const CONTACT_MESSAGE_MAX = 3000;

/** 'El nombre es obligatorio' has words of its own. */
const NameSchema = pipe(
  string('name_required'),
  trim(),
  minLength(1, 'name_required'),
  maxLength(CONTACT_NAME_MAX, 'too_long'),
);
const MessageSchema = requiredText(CONTACT_MESSAGE_MAX);
/** No person sees or fills it; what arrives with it filled is dropped (B-39). */
export const TrapSchema = optional(shortText(200), '');

/** Two hours each within 8 AM–10 PM (C-08, E-11). */
export const BEST_TIMES = ['08-10', '10-12', '12-14', '14-16', '16-18', '18-20', '20-22'] as const;

/** A message with the best time to call back (E-11). */
export const ContactMessageSchema = object({
  name: NameSchema,
  email: EmailSchema,
  phone: PhoneSchema,
  message: MessageSchema,
  bestTimeToReach: picklist(BEST_TIMES, 'field_required'),
  website: TrapSchema,
});
export type ContactMessage = InferOutput<typeof ContactMessageSchema>;

/** An enquiry: all three fields are required (E-12). */
export const ContactEnquirySchema = object({
  name: NameSchema,
  email: EmailSchema,
  message: MessageSchema,
  website: TrapSchema,
});
export type ContactEnquiry = InferOutput<typeof ContactEnquirySchema>;

/** A request to be contacted about a trip (E-13). */
export const ContactQuerySchema = object({
  name: NameSchema,
  surname: optional(shortText(CONTACT_NAME_MAX), ''),
  email: EmailSchema,
  phone: PhoneSchema,
  message: optional(shortText(CONTACT_MESSAGE_MAX), ''),
  hotelDestination: optional(shortText(120), ''),
  website: TrapSchema,
});
export type ContactQuery = InferOutput<typeof ContactQuerySchema>;

/** A newsletter subscription, with the language of its letters (E-14). */
export const SubscriptionSchema = object({ email: EmailSchema, locale: LocaleSchema, website: TrapSchema });
export type Subscription = InferOutput<typeof SubscriptionSchema>;

/** The key in the letters of one address. */
export const LetterKeySchema = pipe(string('field_required'), uuid('value_invalid'));
/** Begins or ends our letters. */
export const LetterSchema = object({ key: LetterKeySchema });

/** 201 of every form (B-39). */
export const FormReplySchema = object({ data: object({ id: string() }) });
