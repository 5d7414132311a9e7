import * as v from 'valibot';
import { hasPossibleLength, PHONE_DIGITS, plainPhone, withoutInvisibleMarks } from '@travesia/domain';

export const EMAIL_MAX_LENGTH = 254;

/** A domain in any script as the mail carries it: muñoz.es is xn--muoz-hqa.es, as Chromium writes it by itself. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // oxlint-disable-next-line no-control-regex
  if (at === 0 || /^[\0-\x7F]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return address.slice(0, at) + new URL(`http://${domain}`).hostname;
}

/** local@domain.tld as in the HTML standard, at most 254 characters. The message is a code; words are the reader's. */
export const EmailSchema = v.pipe(
  v.string('email_invalid'),
  v.transform((text) => withAsciiDomain(withoutInvisibleMarks(text).trim())),
  v.minLength(1, 'field_required'),
  v.maxLength(EMAIL_MAX_LENGTH, 'email_invalid'),
  v.rfcEmail('email_invalid'),
  v.regex(/^.{1,64}@.*\../, 'email_invalid'),
);

const phonePattern = new RegExp(`^\\+?\\d{${PHONE_DIGITS.min},${PHONE_DIGITS.max}}$`);
/**
 * Optional plus, then 9 to 15 digits, spaces, dashes and invisible marks stripped first;
 * with a plus, as many digits as numbers of that country have.
 */
export const PhoneSchema = v.pipe(
  v.string('phone_required'),
  v.transform(plainPhone),
  v.minLength(1, 'phone_required'),
  v.regex(phonePattern, 'phone_invalid'),
  v.check(hasPossibleLength, 'phone_length'),
);
