import { useText, type TextKey, type TextValues } from '@travesia/i18n';
import { bookingTexts } from './booking-texts.ts';

type Words = typeof bookingTexts.tree;
type ErrorCode = keyof Words['errors'];
type RequiredField = keyof Words['required'];

/** The label of every field of a booking, in the order in which the forms ask. */
const LABELS = {
  email: 'contact.email',
  phone: 'contact.phone',
  emergencyContact: 'contact.emergencyContact',
  firstName: 'travellers.firstName',
  middleName: 'travellers.middleName',
  lastName: 'travellers.lastName',
  gender: 'travellers.gender',
  dateOfBirth: 'travellers.dateOfBirth',
  age: 'participants.age',
  nationality: 'travellers.nationality',
  passportNumber: 'travellers.passportNumber',
  passportIssuanceDate: 'travellers.passportIssuanceDate',
  passportExpiryDate: 'travellers.passportExpiryDate',
  frequentFlyerNumber: 'travellers.frequentFlyerNumber',
  cardHolderName: 'billing.cardHolderName',
  emailId: 'billing.emailId',
  country: 'billing.country',
  postCode: 'billing.postCode',
  addressLine1: 'billing.address',
  addressLine2: 'billing.addressLine2',
  addressLine3: 'billing.addressLine3',
  city: 'billing.townCity',
  region: 'billing.region.other',
} as const satisfies Readonly<Record<string, TextKey<Words>>>;
/** Nothing was typed. */
const MISSING: ReadonlySet<string> = new Set(['field_required', 'phone_required']);
/** Their words name the field themselves. */
const NAMES_FIELD: ReadonlySet<string> = new Set([
  'email_invalid',
  'postal_invalid',
  'postal_format_invalid',
]);
const ORDER = Object.keys(LABELS);

/** A field of a booking by its place in the forms. */
export const byPlaceInForm = (one: { readonly field: string }, other: { readonly field: string }) =>
  ORDER.indexOf(one.field) - ORDER.indexOf(other.field);

const has = <Key extends PropertyKey>(known: Readonly<Record<Key, unknown>>, key: PropertyKey): key is Key =>
  Object.hasOwn(known, key);

export interface FieldWordsOptions {
  /** Whose form it is, where there are several: "Traveller 2". */
  readonly who?: string | undefined;
  /** Labels of fields that only this form has. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What the words name, such as the example of a postal code. */
  readonly values?: TextValues;
}

/** What is wrong with a field, in words: below the field, and in the summary, where it is named with its person. */
export function useFieldWords({ who, labels = {}, values = {} }: FieldWordsOptions = {}) {
  const { t, locale } = useText(bookingTexts);

  const labelOf = (field: string) => (has(LABELS, field) ? t(LABELS[field]) : labels[field]);

  function problemOf(field: string, code: string | undefined): string | undefined {
    if (!code) return undefined;
    if (MISSING.has(code) && has(bookingTexts.tree.required, field)) {
      return t(`required.${field satisfies RequiredField}`);
    }
    const known = has(bookingTexts.tree.errors, code) ? code : ('value_invalid' satisfies ErrorCode);
    return t(`errors.${known}`, { ...values, field: labelOf(field) ?? '' });
  }

  function summaryLine(field: string, code: string): string {
    const problem = problemOf(field, code) ?? '';
    const isComplete = MISSING.has(code) && has(bookingTexts.tree.required, field);
    const label = labelOf(field);
    const name = [who, isComplete || NAMES_FIELD.has(code) ? undefined : label].filter(Boolean).join(', ');
    if (name === '') return problem;
    return `${name}: ${isComplete ? problem.charAt(0).toLocaleLowerCase(locale) + problem.slice(1) : problem}`;
  }

  return { problemOf, summaryLine };
}
