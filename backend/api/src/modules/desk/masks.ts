const HIDDEN = '···';
const first = (text: string) => [...text][0] ?? '';

/** Enough to tell two people apart in a list: the first name, and how the last begins. */
export const maskName = (firstName: string, lastName: string): string =>
  firstName === '' && lastName === '' ? '' : `${firstName} ${first(lastName)}${HIDDEN}`;

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${first(email)}${HIDDEN}${email.slice(at)}`;
}
