import { describe, expect, it } from '@jest/globals';
import type { ConfirmedBooking } from '@travesia/contracts';
import { confirmationMail } from './confirmation-mail.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const booking = {
  referenceId: 'K7M2Q9X4RT',
  status: 'confirmed',
  bookedAt: '2026-11-20T22:00:00.000Z',
  supplierReference: null,
  heading: 'Madrid – Bogotá',
  passenger: { firstName: 'Ana', email: 'ana@example.com' },
  travellers: [{ firstName: 'Ana', middleName: '', lastName: 'Pérez' }],
  paymentInformation: { transactions: [], card: null },
  sections: [],
  additionalServices: { baggages: [] },
  policies: [],
  priceLines: [{ label: 'Tarifa', quantity: 1, total: usd(82_460) }],
  billingInformation: { cardHolderName: 'Ana Pérez', city: 'Madrid', country: 'España' },
  totalPaid: usd(82_460),
} as unknown as ConfirmedBooking;
const CALENDAR: ConfirmedBooking['calendar'] = [
  {
    id: 'onward-1',
    title: 'Vuelo AV 11: Madrid – Bogotá',
    place: 'Barajas (MAD)',
    start: { at: '2026-12-10T14:25', timeZone: 'Europe/Madrid' },
    end: { at: '2026-12-10T18:40', timeZone: 'America/Bogota' },
  },
];

/** Heads and decoded bodies of the parts of a mail. */
function partsOf(mail: string) {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? '';
  return mail
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', body = ''] = part.trim().split('\r\n\r\n');
      return { head, body: Buffer.from(body, 'base64') };
    });
}
const FACTS = {
  siteOrigin: 'https://travesia.example',
  contactNumber: '+34 900 555 010',
  sentAt: new Date('2026-11-20T22:00:05Z'),
};

describe('the mail of a confirmed booking', () => {
  it('carries what the page says, the receipt and the calendar file, in the language of the booking', async () => {
    const mail = await confirmationMail({ ...booking, calendar: CALENDAR }, 'es', FACTS);
    expect(mail).toContain('Content-Language: es');
    const sender = /^From: =\?UTF-8\?B\?([^?]+)\?= <reservas@travesia\.example>$/m.exec(mail)?.[1] ?? '';
    expect(Buffer.from(sender, 'base64').toString()).toBe('Travesía');
    const [text, receipt, calendar] = partsOf(mail);
    expect(text?.body.toString()).toContain('Total pagado: 824,60\u00A0US$');
    expect(receipt?.head).toContain('filename="travesia-K7M2Q9X4RT-recibo.pdf"');
    expect(receipt?.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(calendar?.head).toContain('Content-Type: text/calendar');
    expect(calendar?.body.toString()).toContain('DTSTART;TZID=Europe/Madrid:20261210T142500');
    for (const line of mail.split('\r\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('of a booking without dates for a calendar carries none', async () => {
    const parts = partsOf(await confirmationMail(booking, 'en', FACTS));
    expect(parts.map(({ head }) => /Content-Type: ([^;\r]+)/.exec(head)?.[1])).toEqual([
      'text/plain',
      'application/pdf',
    ]);
  });
});
