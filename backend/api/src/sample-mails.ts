import { bookedAmounts } from './text/amounts.ts';
import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { inLocale, LANGUAGES } from '@travesia/domain';
import { FLIGHT_WORDS } from '@travesia/products/flights';
import { HOTEL_WORDS } from '@travesia/products/hotels';
import { alertMail } from './modules/alerts/alert-mail.ts';
import { contactMail } from './modules/contact/contact-mail.ts';
import { welcomeMail } from './modules/contact/welcome-mail.ts';
import { mailHtml, OFFICE_KINDS, type Mail } from './modules/mail/index.ts';
import { answerMail, travellerMail } from './modules/messages/message-mail.ts';
import { cancelledMail, codeMail, refundMail } from './modules/payments/cancellation-mails.ts';
import type { Cancellation } from './modules/payments/cancellations-repository.ts';
import { confirmationMail } from './modules/payments/confirmation-mail.ts';
import { checkInMail } from './modules/payments/check-in-mail.ts';
import { contactChangedMail } from './modules/payments/correction-mails.ts';
import { deskMail } from './modules/payments/desk-mail.ts';
import { heldMail, holdEndedMail } from './modules/payments/hold-mails.ts';
import { itineraryMail } from './modules/payments/share-itinerary.ts';
import { progressMail } from './modules/payments/progress-mails.ts';
import { dataReadyMail } from './modules/privacy/data-ready-mail.ts';
import { paymentLinkMail } from './modules/phone-sales/payment-link-mail.ts';
import { tripLinkMail } from './modules/trip-links/trip-link-mails.ts';
import { priceAlertConfirmMail, priceAlertMail } from './modules/price-alerts/price-alert-mails.ts';
import { reviewWords } from './modules/payments/review-words.ts';
import { scheduleMail } from './modules/payments/schedule-mails.ts';
import { refundsIn } from './modules/payments/standing-booking.ts';
import { ticketMail } from './modules/payments/ticket-mail.ts';

/** For tests and pictures: one mail of every kind, as full as it gets. A new kind of mail is added here. */

const SITE_ORIGIN = 'https://travesia.example';
const BOOKING_ADDRESS = `${SITE_ORIGIN}/es/user/my-journey/booking-detail#AGk7UQ0BkNWiAABwAIAAAAAAAAABq1nUxKQ2oJ7V8sY3pXzLTg`;
const BOOKING_ID = '0190d5a2-0000-7000-8000-000000000001';
const KEY = '4d1c6f0e-3b0a-4f57-9f0e-5b1f5f1f0a11';
const OFFICE = 'mesa@travesia.example';
const COMPANY = 'Travesía Viajes, S. A. · NIF A00000000\nCalle Mayor 1, 28013 Madrid';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A flight and a hotel as one package: both kinds of section, two locators, a bag, another currency. */
export function sampleBooking(locale: Locale): ConfirmedBooking {
  const say = (es: string, en: string) => inLocale({ es, en }, locale);
  const segment = {
    carrierCode: 'AV',
    carrierName: 'Avianca',
    flightNumber: '11',
    from: { code: 'MAD', cityName: 'Madrid' },
    to: { code: 'BOG', cityName: 'Bogotá' },
    departureAt: '2026-12-10T14:25',
    arrivalAt: '2026-12-10T18:40',
  };
  const traveller = (id: string, firstName: string, lastName: string) => ({
    id,
    type: 'ADULT',
    firstName,
    middleName: '',
    lastName,
    documentMask: null,
    passportIssuanceDate: null,
    passportExpiryDate: null,
    mealPreference: 'VGML',
    specialAssistance: 'WCHR',
  });
  return {
    referenceId: 'K7M2Q9X4RT',
    status: 'confirmed',
    kind: 'package',
    bookedAt: '2026-11-20T22:00:00.000Z',
    heading: 'Madrid – Bogotá + Hotel Azahar, Bogotá',
    supplierReference: 'ABC123 · H0TEL',
    supplierReferences: [
      { part: 'flight', label: say('Localizador de la aerolínea', 'Airline reference'), locator: 'ABC123' },
      { part: 'hotel', label: say('Referencia del alojamiento', 'Property reference'), locator: 'H0TEL' },
    ],
    ticketing: { ticketed: true, deadline: null },
    passenger: { firstName: 'Lucía', lastName: 'Núñez', email: 'lucia@example.com', phone: '+34600111222' },
    travellers: [traveller('one', 'Lucía', 'Núñez'), traveller('two', 'Kjær', 'Sigurðsson')],
    paymentInformation: {
      transactions: [],
      paidWith: say('Visa que termina en 4242', 'Visa ending in 4242'),
      card: null,
    },
    sections: [
      {
        kind: 'journey',
        journeyType: 'onward',
        heading: say('Ida: Madrid – Bogotá', 'Outbound: Madrid – Bogotá'),
        segments: [segment],
        includedBags: { cabin: 1, checked: 0 },
      },
      {
        kind: 'facts',
        heading: 'Hotel Azahar, Bogotá',
        facts: [
          {
            label: say('Llegada', 'Check-in'),
            value: say(
              'jueves, 10 de diciembre de 2026, desde las 15:00',
              'Thursday, December 10, 2026, from 15:00',
            ),
          },
          { label: say('Dirección', 'Address'), value: 'Carrera 7 # 32-16, Bogotá' },
        ],
      },
      {
        kind: 'facts',
        heading: say('Indicaciones del proveedor', 'From the supplier'),
        facts: [
          {
            label: say('Bono', 'Voucher'),
            value: say('Abrir el bono', 'Open the voucher'),
            href: 'https://supplier.example/vouchers/102-6110001',
          },
          { label: say('Recogida de llaves', 'Key collection'), value: 'Key box beside the door.' },
        ],
      },
    ],
    calendar: [
      {
        id: 'onward-1',
        title: 'AV 11: Madrid – Bogotá',
        place: 'Barajas (MAD)',
        start: { at: '2026-12-10T14:25', timeZone: 'Europe/Madrid' },
        end: { at: '2026-12-10T18:40', timeZone: 'America/Bogota' },
      },
    ],
    policies: [
      {
        code: 'cancellation',
        title: say('Cancelación', 'Cancellation'),
        text: say('Esta tarifa no es reembolsable.', 'This fare is not refundable.'),
      },
    ],
    priceLines: [{ label: say('Tarifa', 'Fare'), quantity: 1, total: usd(123_456) }],
    billingInformation: { cardHolderName: 'Lucía Núñez', emailId: '', city: 'Madrid', country: 'España' },
    additionalServices: {
      baggages: [{ journeyType: 'onward', quantity: 2, travellerId: 'two', amount: usd(8_000) }],
    },
    totalPaid: usd(123_456),
    totalShown: { amount: 493_824_000, currency: 'COP' },
    worldpayTransactionData: { cartId: '', transactionId: '' },
  } as unknown as ConfirmedBooking;
}

/** The same flights, as an airline moves them. */
const threeHoursLater = (section: ConfirmedBooking['sections'][number]): typeof section => {
  const later = (at: string) => new Date(Date.parse(`${at}Z`) + 3 * 3_600_000).toISOString().slice(0, 16);
  if (section.kind !== 'journey') return section;
  const segments = section.segments.map((segment) => ({
    ...segment,
    departureAt: later(segment.departureAt),
    arrivalAt: later(segment.arrivalAt),
  }));
  return { ...section, segments };
};

function sampleCancellation(locale: Locale): Cancellation {
  const at = new Date('2026-11-21T10:00:00.000Z');
  const part = (name: 'flight' | 'hotel', price: number, refund: number) => ({
    cancellation_id: BOOKING_ID,
    part: name,
    supplier_order_id: KEY,
    state: 'cancelled' as const,
    supplier_quote: null,
    price,
    cost: price - 2_000,
    margin: 2_000,
    supplier_refund: refund,
    back: null,
    supplier_gave: null,
    credit: name === 'flight' ? 5_000 : 0,
    asked_at: at,
    tries: 1,
  });
  return {
    id: BOOKING_ID,
    booking_id: BOOKING_ID,
    change_id: null,
    change_kind: null,
    state: 'done',
    reason: null,
    locale,
    currency: 'USD',
    refund_amount: 63_565,
    expires_at: at,
    confirmed_at: at,
    cancelled_at: at,
    refunded_at: at,
    desk_act: null,
    refund_check_at: null,
    created_at: at,
    updated_at: at,
    parts: [part('flight', 83_456, 23_000), part('hotel', 40_000, 38_000)],
  };
}

/** A family's trip, looked at in pesos. */
function priceAlertMails(locale: Locale): Mail[] {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const parts = { siteOrigin: SITE_ORIGIN, rates: { base: 'USD', rates: { MXN: 18.4 } } };
  const alert = {
    id: KEY,
    key: KEY,
    from_place: 'MEX',
    to_place: 'MAD',
    party: '2-1-0-30-30-7',
    cabin: '',
    departure_date: '2026-12-10',
    return_date: '2026-12-21',
    email: 'lucia@example.com',
    locale,
    market: 'MX',
    travelerInfo: { adult: 2, child: 1, infant: 0, ages: [30, 30, 7] },
    fall: { amount: 200_000, currency: 'MXN' },
    base: usd(234_500),
  };
  return [
    priceAlertConfirmMail(alert, parts),
    priceAlertMail({ ...alert, fare: usd(219_900), seenAt: now }, usd(219_900), { ...parts, now }),
  ];
}

export async function sampleMails(locale: Locale): Promise<Mail[]> {
  const booking = sampleBooking(locale);
  const cancellation = sampleCancellation(locale);
  const cancelled = { ...cancellation, refunded_at: null };
  const withRefund = (of: Cancellation) => ({ ...booking, refunds: refundsIn([of]) });
  const paidWith = booking.paymentInformation.paidWith ?? '';
  const confirmation = {
    bookingId: BOOKING_ID,
    locale,
    bookingAddress: BOOKING_ADDRESS,
    contactNumber: '+57 601 555 0130',
  };
  const messageReader = {
    bookingId: BOOKING_ID,
    referenceId: booking.referenceId,
    email: booking.passenger.email,
    firstName: booking.passenger.firstName,
    locale,
  };
  const held = {
    bookingId: BOOKING_ID,
    reference: booking.referenceId,
    locale,
    to: booking.passenger.email,
    firstName: booking.passenger.firstName,
    trip: booking.heading,
    total: bookedAmounts(booking, locale)(booking.totalPaid),
  };
  const desk = deskMail(booking, { bookingId: BOOKING_ID, officeAddress: OFFICE });
  const alert = {
    since: new Date('2026-11-21T10:00:00.000Z'),
    officeAddress: OFFICE,
    deskAddress: `${SITE_ORIGIN}/desk`,
  };
  const measured = { isOn: true, value: 4_210, limit: 5_000, about: 'duffel, USD' };
  return [
    alertMail('supplier_balance', measured, { phase: 'begins', ...alert }),
    alertMail('supplier_balance', { ...measured, isOn: false }, { phase: 'ends', ...alert }),
    await confirmationMail(booking, confirmation),
    await confirmationMail(booking, { ...confirmation, occasion: 'changed' }),
    codeMail(booking, { codeId: BOOKING_ID, code: '204817', bookingId: BOOKING_ID, locale }),
    cancelledMail(withRefund(cancelled), cancelled, {
      parts: [
        { name: 'flight', title: FLIGHT_WORDS.name },
        { name: 'hotel', title: HOTEL_WORDS.name },
      ],
      isWhole: true,
      paidWith,
      bookingAddress: BOOKING_ADDRESS,
    }),
    refundMail(withRefund(cancellation), cancellation, { paidWith, bookingAddress: BOOKING_ADDRESS }),
    scheduleMail(
      booking,
      {
        id: BOOKING_ID,
        sequence: 1,
        detectedAt: '2026-11-21T10:00:00.000Z',
        answerBy: '2026-11-23T10:00:00.000Z',
        before: booking.sections,
        after: booking.sections.map(threeHoursLater),
        calendar: booking.calendar,
        lost: [{ city: 'Bogotá', minutes: 10 }],
      },
      { bookingId: BOOKING_ID, locale, bookingAddress: BOOKING_ADDRESS },
    ),
    ticketMail(
      booking,
      {
        id: BOOKING_ID,
        locator: 'ABC123',
        ticketNumbers: ['0752301234567', '0752301234568'],
        ticketHolders: ['LUCIA NUNEZ', 'KJAER SIGURDSSON'],
      },
      { bookingId: BOOKING_ID, locale, bookingAddress: BOOKING_ADDRESS },
    ),
    ...booking.sections.flatMap((section) =>
      section.kind === 'journey'
        ? [
            checkInMail(booking, section, {
              bookingId: BOOKING_ID,
              locale,
              bookingAddress: BOOKING_ADDRESS,
              locator: 'ABC123',
            }),
          ]
        : [],
    ),
    welcomeMail({ id: KEY, email: 'lucia@example.com', locale, leaveKey: KEY }, SITE_ORIGIN),
    contactMail(
      {
        id: KEY,
        kind: 'message',
        locale,
        fields: {
          name: 'Lucía',
          email: 'lucia@example.com',
          message: '¿Puedo cambiar\nla fecha & <el nombre>?',
        },
      },
      OFFICE,
    ),
    ...(desk ? [desk] : []),
    contactChangedMail(
      {
        ...messageReader,
        correctionId: KEY,
        contactNumber: confirmation.contactNumber,
      },
      {
        to: 'nueva@example.com',
        email: 'nueva@example.com',
        phone: '+34600112233',
        bookingAddress: BOOKING_ADDRESS,
      },
    ),
    answerMail(messageReader, {
      messageId: KEY,
      text: 'Sí, y al mismo precio.\n¿La cambio?',
      bookingAddress: BOOKING_ADDRESS,
    }),
    travellerMail(messageReader, {
      messageId: KEY,
      text: '¿Puede ir la maleta en la vuelta?',
      fileNames: ['pasaporte.pdf'],
      officeAddress: OFFICE,
    }),
    dataReadyMail({
      requestId: KEY,
      bookingId: BOOKING_ID,
      referenceId: booking.referenceId,
      to: booking.passenger.email,
      firstName: booking.passenger.firstName,
      locale,
      bookingAddress: BOOKING_ADDRESS,
    }),
    paymentLinkMail({
      linkId: KEY,
      bookingId: BOOKING_ID,
      to: booking.passenger.email,
      locale,
      trip: booking.heading,
      total: bookedAmounts(booking, locale)(booking.totalPaid),
      address: `${SITE_ORIGIN}/${locale}/booking/BillingSummary#pay=${KEY}`,
      lifeMs: 86_400_000,
      isAmendment: false,
    }),
    heldMail({
      ...held,
      cause: 'trip-held',
      place: { city: 'Madrid', timeZone: 'Europe/Madrid' },
      terms: {
        payUntilMs: Date.parse('2026-11-23T21:15:00.000Z'),
        priceUntilMs: Date.parse('2026-11-21T21:15:00.000Z'),
      },
      address: `${SITE_ORIGIN}/${locale}/booking/BillingSummary#trip=${KEY}`,
    }),
    holdEndedMail({ ...held, cause: 'hold-ended', end: 'hold_ended', siteOrigin: SITE_ORIGIN }),
    tripLinkMail({
      linkId: KEY,
      bookingId: BOOKING_ID,
      to: booking.passenger.email,
      locale,
      trip: booking.heading,
      total: bookedAmounts(booking, locale)(booking.totalPaid),
      address: `${SITE_ORIGIN}/${locale}/booking/BillingSummary#trip=${KEY}`,
    }),
    ...priceAlertMails(locale),
    itineraryMail(booking, { to: 'mateo@example.com', bookingId: BOOKING_ID, locale, nowMs: 0 }),
    ...(['booking-pending', 'booking-review', 'payment-failed'] as const).map((kind) =>
      progressMail(kind, {
        booking: { id: BOOKING_ID, locale, reference: booking.referenceId },
        attempt: { id: KEY },
        amount: bookedAmounts(booking, locale)(booking.totalPaid),
        to: booking.passenger.email,
        firstName: booking.passenger.firstName,
        trip: booking.heading,
        explanation: reviewWords(
          {
            parts: [
              { name: 'flight', title: FLIGHT_WORDS.name },
              { name: 'hotel', title: HOTEL_WORDS.name },
            ],
            orders: [],
            amount: bookedAmounts(booking, locale)(booking.totalPaid),
            money: 'held',
          },
          locale,
        ),
        siteOrigin: SITE_ORIGIN,
        bookingAddress: BOOKING_ADDRESS,
      }),
    ),
  ];
}

/** The HTML of each, to be looked at. */
export async function sampleMailPages(): Promise<{ name: string; html: string }[]> {
  const pages = await Promise.all(
    (Object.keys(LANGUAGES) as Locale[]).map(async (locale) =>
      (await sampleMails(locale)).map((mail) => ({
        name: `${mail.kind}-${locale}`,
        html: mailHtml({ ...mail, company: OFFICE_KINDS.has(mail.kind) ? '' : COMPANY }),
      })),
    ),
  );
  return pages.flat();
}
