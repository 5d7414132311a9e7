import type { BookingProgress, ConfirmedBooking, Trip } from '@travesia/contracts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });

export const A_FLIGHT = {
  name: 'flight',
  title: { es: 'Vuelo', en: 'Flight' },
  isCancelled: false,
  aloneToo: false,
};
export const A_STAY = { ...A_FLIGHT, name: 'hotel', title: { es: 'Hotel', en: 'Hotel' } };

/** A stay in Lima, paid; changed as the story needs. */
export function aBooking(change: Partial<ConfirmedBooking> = {}): ConfirmedBooking {
  return {
    referenceId: 'TR4V3S1A01',
    status: 'confirmed',
    kind: 'hotel',
    bookedAt: '2026-11-20T12:00:00.000Z',
    heading: 'Casa del Malecón, Lima',
    supplierReference: 'LIM-778',
    ticketing: null,
    passenger: { firstName: 'Ana', lastName: 'Pérez', email: 'ana@example.com', phone: '+34600112233' },
    travellers: [
      {
        id: 'guest-1',
        type: 'ADULT',
        firstName: 'Ana',
        middleName: '',
        lastName: 'Pérez',
        documentMask: '•••••789',
        passportIssuanceDate: null,
        passportExpiryDate: null,
        mealPreference: null,
        specialAssistance: null,
      },
    ],
    paymentInformation: {
      transactions: [{ amount: usd(240), transactionId: 'tx-1' }],
      paidWith: 'Visa terminada en 4242',
      card: { brand: 'visa', last4: '4242', expiry: '12/31' },
    },
    sections: [{ kind: 'facts', heading: 'Estancia', facts: [{ label: 'Entrada', value: '3 dic 2026' }] }],
    calendar: [
      {
        id: 'stay',
        title: 'Casa del Malecón, Lima',
        place: 'Malecón Cisneros 1, Lima, Perú',
        start: { at: '2026-12-03T15:00', timeZone: 'America/Lima' },
        end: { at: '2026-12-05T11:00', timeZone: 'America/Lima' },
      },
    ],
    policies: [{ code: 'refund', title: 'Cancelación', text: 'Gratis hasta el 30 de noviembre.' }],
    priceLines: [{ code: 'stay', label: 'Alojamiento', quantity: 1, unit: usd(240), total: usd(240) }],
    billingInformation: {
      cardHolderName: 'Ana Pérez',
      emailId: 'ana@example.com',
      city: 'Madrid',
      country: 'España',
    },
    additionalServices: { baggages: [] },
    totalPaid: usd(240),
    worldpayTransactionData: { cartId: 'cart-1', transactionId: 'tx-1' },
    ...change,
  };
}

export const A_TRIP: Trip = {
  referenceId: 'TR4V3S1A01',
  status: 'confirmed',
  kind: 'hotel',
  title: 'Casa del Malecón, Lima',
  startDate: '2026-12-03',
  ...usd(240),
};

/** Paid and booked, and it can be cancelled. */
export function aProgress(change: Partial<BookingProgress> = {}): BookingProgress {
  const at = '2026-11-20T12:00:00.000Z';
  return {
    referenceId: 'TR4V3S1A01',
    events: [
      { code: 'paid', at, part: null, amount: usd(240) },
      { code: 'booked', at, part: null, amount: null },
    ],
    isMoving: false,
    dataRequests: [],
    review: null,
    parts: [A_STAY],
    mayCancel: true,
    free: null,
    invoices: { offer: null, issued: [] },
    mayChange: false,
    mayAdd: false,
    revision: 0,
    mayAct: true,
    ...change,
  };
}
