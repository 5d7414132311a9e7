/** A header may hold letters outside of ASCII only as an encoded word (RFC 2047). */
const encodedWord = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Date;
  readonly headers?: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
}

/** A mail as it goes over the wire; its words stand in the encoded body only. */
export function mailMessage({ id, to, subject, sentAt, headers = {}, lines }: Mail): string {
  const body = Buffer.from(lines.join('\n'))
    .toString('base64')
    .match(/.{1,76}/g);
  return [
    `From: ${encodedWord('Travesía')} <web@travesia.example>`,
    `To: ${to}`,
    `Subject: ${encodedWord(subject)}`,
    `Date: ${sentAt.toUTCString()}`,
    `Message-ID: <${id}@travesia.example>`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    (body ?? []).join('\r\n'),
    '',
  ].join('\r\n');
}
