import type { OrderView } from '@travesia/contracts';

const NOTHING = { amount: 0, currency: 'USD' };

/** An order as the server shows it: filled in but for billing and card; a test says what it is about. */
export const orderView = (own: Partial<OrderView> = {}): OrderView => ({
  bookingId: 'booking_1',
  orderKey: 'key_1',
  orderKind: 'flight',
  orderId: 'order_1',
  setOrderBody: {},
  state: 'priced',
  heading: '',
  sections: [],
  priceLines: [],
  total: NOTHING,
  policies: [],
  travellers: [],
  requirements: { passportRequired: false, firstTravelDate: '2026-12-21', lastTravelDate: '2026-12-21' },
  bags: { url: null, chosen: [], specialConditionsKnown: true },
  flags: {
    flightOrderCreated: true,
    customerCreated: true,
    passengersCreated: true,
    billingInformationCreated: false,
    paymentInformationCreated: false,
  },
  missing: ['billing', 'payment'],
  savedDocuments: [],
  card: null,
  clock: { secondsLeft: 400 },
  paymentMode: 'provider',
  summaryPath: '/booking/summary',
  words: { held: '', checkAgain: '', refuse: '' },
  cartId: null,
  ...own,
});
