import type { ConfirmedBooking, OrderDeclaration, OrderView } from '@travesia/contracts';
import { orderView } from '@travesia/testing/order-view';

const ownPages = (kind: string, base: string): OrderDeclaration => ({
  kind,
  paths: {
    results: `${base}/result`,
    summary: `${base}/booking/summary`,
    waiting: `${base}/booking/waiting`,
    success: `${base}/booking/success`,
  },
});

/** What the manifests of these tests declare; nobody but them has heard of walks. */
export const ORDERS: readonly OrderDeclaration[] = [
  {
    kind: 'flight',
    paths: {
      results: '/vuelos',
      summary: '/booking/summary',
      waiting: '/booking/authenticate/waiting',
      success: '/booking/confirm',
    },
  },
  ownPages('hotel', '/hoteles'),
  ownPages('walk', '/walks'),
];

const usd = (amount: number) => ({ amount, currency: 'USD' });

const journey: OrderView['sections'][number] = {
  kind: 'journey',
  journeyType: 'onward',
  heading: 'Ida: Madrid – Bogotá',
  durationInMinutes: 640,
  stops: 0,
  origin: { code: 'MAD', lat: 40.47, lon: -3.56, cityName: 'Madrid' },
  destination: { code: 'BOG', lat: 4.7, lon: -74.15, cityName: 'Bogotá' },
  segments: [
    {
      carrierCode: 'AV',
      carrierName: 'Avianca',
      operatedBy: null,
      flightNumber: '27',
      aircraft: 'Boeing 787-8',
      cabin: 'economy',
      from: { code: 'MAD', name: 'Barajas', cityName: 'Madrid', terminal: '4S' },
      to: { code: 'BOG', name: 'El Dorado', cityName: 'Bogotá', terminal: '1' },
      departureAt: '2026-12-21T12:40',
      arrivalAt: '2026-12-21T17:20',
      durationInMinutes: 640,
      connectionInMinutes: null,
    },
  ],
};

const priceLines: OrderView['priceLines'] = [
  {
    code: 'base',
    label: 'Tarifa base, adulto',
    travellerType: 'ADULT',
    quantity: 1,
    unit: usd(70_000),
    total: usd(70_000),
  },
  {
    code: 'taxes',
    label: 'Tasas, adulto',
    travellerType: 'ADULT',
    quantity: 1,
    unit: usd(12_460),
    total: usd(12_460),
  },
];

/** An order that lacks only billing and card. */
export const anOrder = orderView({
  bookingId: 'bkg_1',
  orderId: 'off_1',
  setOrderBody: { flightOffer: { id: 'off_1' } },
  heading: 'Madrid – Bogotá',
  sections: [journey],
  priceLines,
  total: usd(82_460),
  policies: [{ code: 'refund', title: 'Reembolso', text: 'Esta tarifa no es reembolsable.' }],
  travellers: [{ id: 'p1', type: 'ADULT' }],
  words: {
    held: 'La aerolínea solo guarda el precio un rato.',
    checkAgain: 'Actualizar el vuelo seleccionado',
    refuse: 'Ver otros vuelos',
  },
});

export const aBooking: ConfirmedBooking = {
  referenceId: '9RF9EN27RB',
  status: 'confirmed',
  kind: 'flight',
  bookedAt: '2026-11-20T22:00:00.000Z',
  heading: 'Madrid – Bogotá',
  supplierReference: '4K3VTS',
  onTheDay: 'Haz el check-in en línea con la aerolínea.',
  ticketing: { ticketed: false, deadline: '2026-11-22' },
  passenger: { firstName: 'Lucía', lastName: 'Ferrer', email: 'lucia@example.com', phone: '+34600555010' },
  travellers: [
    {
      id: 'p1',
      type: 'ADULT',
      firstName: 'Lucía',
      middleName: '',
      lastName: 'Ferrer',
      documentMask: '••••123',
      passportIssuanceDate: '2022-01-10',
      passportExpiryDate: '2032-01-10',
      mealPreference: 'VGML',
      specialAssistance: 'WCHR',
    },
  ],
  paymentInformation: {
    transactions: [{ amount: usd(82_460), transactionId: 'txn_77' }],
    paidWith: 'Visa terminada en 4242',
    card: { brand: 'visa', last4: '4242', expiry: '12/30' },
  },
  sections: [journey],
  policies: anOrder.policies,
  priceLines,
  billingInformation: {
    cardHolderName: 'Lucía Ferrer',
    emailId: 'lucia@example.com',
    city: 'Madrid',
    country: 'España',
  },
  additionalServices: {
    baggages: [{ journeyType: 'onward', quantity: 2, amount: usd(9000), travellerId: 'p1' }],
  },
  totalPaid: usd(82_460),
  worldpayTransactionData: { cartId: 'cart_1', transactionId: 'txn_77' },
};
