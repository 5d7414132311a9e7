/** A card number, or the beginning that all of a campaign share, in every way in which somebody could have written it. */
export interface Needle {
  readonly form: string;
  readonly bytes: Buffer;
}

/** Base64 says the same bytes in three ways, by where they begin; what its neighbours decide is cut off. */
function base64Forms(text: string): Needle[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('\0'.repeat(offset) + text).toString('base64');
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor(((offset + text.length) * 8) / 6);
    return { form: `base64 (${offset})`, bytes: Buffer.from(encoded.slice(first, last)) };
  });
}

export function needlesOf(prefix: string): Needle[] {
  const grouped = (separator: string) => prefix.replaceAll(/(\d{4})(?=\d)/g, `$1${separator}`);
  const each = (write: (code: number) => string) =>
    Array.from(prefix, (digit) => write(digit.charCodeAt(0))).join('');
  const hex = Buffer.from(prefix).toString('hex');
  const text = (form: string, written: string): Needle => ({ form, bytes: Buffer.from(written) });
  return [
    text('plain', prefix),
    text('spaced', grouped(' ')),
    text('dashed', grouped('-')),
    text('spaced one by one', Array.from(prefix).join(' ')),
    text('hex', hex),
    text(
      'escaped',
      each((code) => `\\u${code.toString(16).padStart(4, '0')}`),
    ),
    text(
      'percent',
      each((code) => `%${code.toString(16)}`),
    ),
    { form: 'UTF-16', bytes: Buffer.from(prefix, 'utf16le') },
    ...base64Forms(prefix),
  ];
}

/** The card number of a campaign: its beginning, a running number, and the check digit. */
export function cardNumber(prefix: string, running: number): string {
  const body = prefix + String(running).padStart(7, '0');
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return body + String((10 - (sum % 10)) % 10);
}
