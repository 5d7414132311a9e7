import { describe, expect, it } from '@jest/globals';
import type { ConfirmedBooking } from '@travesia/contracts';
import { mailText } from '../mail/index.ts';
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

const FACTS = {
  bookingId: '0190d5a2-0000-7000-8000-000000000001',
  bookingAddress: 'https://travesia.example/es/user/my-journey/booking-detail#link',
  contactNumber: '+34 900 555 010',
};

describe('the mail of a confirmed booking', () => {
  it('carries what the page says, the receipt and the calendar file, in the language of the booking', async () => {
    const mail = await confirmationMail({ ...booking, calendar: CALENDAR }, { ...FACTS, locale: 'es' });
    expect(mail).toMatchObject({ to: 'ana@example.com', language: 'es', bookingId: FACTS.bookingId });
    expect(mailText(mail.body)).toContain('Total pagado: 824,60\u00A0US$');
    const [receipt, calendar] = mail.attachments ?? [];
    expect(receipt?.fileName).toBe('travesia-K7M2Q9X4RT-recibo.pdf');
    expect(receipt?.content.slice(0, 5).toString()).toBe('%PDF-');
    expect(calendar?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(calendar?.content).toContain('DTSTART;TZID=Europe/Madrid:20261210T142500');
  });

  it('of a booking without dates for a calendar carries none', async () => {
    const mail = await confirmationMail(booking, { ...FACTS, locale: 'en' });
    expect(mail.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
  });
});
