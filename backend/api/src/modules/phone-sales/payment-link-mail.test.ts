import { expect, it } from '@jest/globals';
import { mailText } from '../mail/index.ts';
import { paymentLinkMail } from './payment-link-mail.ts';

const link = {
  linkId: 'link',
  bookingId: 'booking',
  to: 'ana@example.com',
  trip: 'Madrid – Bogotá',
  total: '100 €',
  address: 'https://site.test/es/booking/BillingSummary#pay=one',
};

it.each([
  ['en', 86_400_000, false, 'your booking is ready', 'once, for 24 hours.'],
  ['es', 86_400_000, false, 'tu reserva está lista', 'una vez y durante 24 horas.'],
  ['en', 899_000, true, 'the change to your booking is ready', 'once, for 14 minutes.'],
  ['es', 899_000, true, 'el cambio de tu reserva está listo', 'una vez y durante 14 minutos.'],
] as const)(
  'D-14, D-16: in %s, a payment link of %d ms says what it pays for and how long it lives',
  (locale, lifeMs, isAmendment, subject, life) => {
    const text = mailText(paymentLinkMail({ ...link, locale, lifeMs, isAmendment }).body);
    expect(text).toContain(subject);
    expect(text).toContain(life);
  },
);
