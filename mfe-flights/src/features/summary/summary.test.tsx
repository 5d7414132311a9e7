import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DRAFT_KEY, type BookingDraft } from '@travesia/booking';
import type { BagOption, FlightOffer, OrderView, ValidateReply } from '@travesia/contracts';
import { packageSelection } from '@travesia/products/packages';
import { fillIn, openRemote } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights } from '../../flights.tsx';
import { backDay, dictionaries, direct, offer } from '../results/testing/offers.ts';
import { chooseOffer, flightOrder, refusal, summaryHandlers, usd } from './testing/summary-server.ts';

const OFFER = offer('off_1', 60_000, [direct, backDay], { checkedBags: 0 });
const RESULTS = '/mad-bog/results?from=MAD&to=BOG';

const server = setupServer();
beforeAll(async () => {
  server.listen();
  // Its code, so that the first story does not wait for it.
  await import('../../pages/summary-route.tsx');
});
/** What the page sent, by the end of its path. */
let sent: { readonly path: string; readonly body: Record<string, unknown> }[];
let bags: BagOption[];
const bodiesOf = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => body);
const take =
  (reply: object, status = 200) =>
  async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push({ path: request.url.split('/').at(-1) ?? '', body });
    return HttpResponse.json(reply, { status });
  };
beforeEach(() => {
  sent = [];
  bags = [];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  chooseOffer({ searchInitialState: RESULTS });
  server.use(
    ...summaryHandlers({ offer: OFFER, bags: () => bags }),
    http.post(
      '*/api/user/session/add/additional-services',
      take({ data: { id: 'bok_1', total: usd(640) } }, 201),
    ),
    http.post('*/api/user/session/customer', take({ data: { id: 'customer_1' } })),
    http.post('*/api/user/session/create-passenger', take({ data: { passengers: [] } })),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

const open = (query = '', locale: 'es' | 'en' = 'en') =>
  openRemote(flights, { path: `/booking/summary${query}`, locale });
async function openReady(query = '') {
  const opened = open(query);
  await screen.findByRole('heading', { level: 1, name: 'Your trip' });
  await screen.findByRole('region', { name: 'Baggage' });
  return opened;
}
const draft = () => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') as BookingDraft;
const SLOWLY = { timeout: 8000 };
const answerOffer = (answer: () => Response | Promise<Response>) =>
  server.use(http.get('*/api/air/flightOffer/off_1', answer));

describe('F-33: the summary of a flight', () => {
  it('shows both journeys, what they cost line by line and what they cost to give back, and passes axe', async () => {
    await openReady();
    const trip = within(screen.getByRole('region', { name: 'Flights' }));
    expect(trip.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Madrid – Bogotá',
      'Bogotá – Madrid',
    ]);
    expect(screen.getAllByRole('row', { name: /^Base fare · Adult/ })).not.toHaveLength(0);
    expect(screen.getAllByRole('row', { name: /^Total.*600\.00/ })).not.toHaveLength(0);
    const rules = screen.getByRole('heading', { name: 'Fare conditions' }).parentElement as HTMLElement;
    expect(within(rules).getAllByRole('listitem')).toHaveLength(2);
    expect(rules).toHaveTextContent('Non-refundableChanges not allowed');
    await expectAccessible();
  });

  it('of a fare that the server has as an order, the conditions are the server’s, with our fees in them', async () => {
    const policies = [
      { code: 'refund', title: 'Refund', text: 'The amount less $60.00 and our service charges ($2.50).' },
      { code: 'bags', title: 'Bags', text: 'One bag.' },
    ];
    server.use(
      http.post('*/api/user/session/order-view', () =>
        HttpResponse.json({
          data: flightOrder({ policies, setOrderBody: { flightOffer: { id: 'off_1' } } }),
        }),
      ),
    );
    await openReady();
    const rule = await screen.findByText(
      'The amount less $60.00 and our service charges ($2.50).',
      {},
      SLOWLY,
    );
    expect(rule).toBeVisible();
    expect(screen.queryByText('One bag.')).toBeNull();
  }, 20_000);

  it('says that it opens, and loses nothing while it does', async () => {
    answerOffer(async () => {
      await delay('infinite');
      return new Response();
    });
    open();
    expect(await screen.findByText('Opening your trip')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(draft().searchInitialState).toBe(RESULTS);
  });

  it('X-16: a price that cannot be confirmed is asked for again by a press', async () => {
    answerOffer(() => refusal('unavailable', 503));
    const { user } = open();
    expect(await screen.findByRole('alert', {}, SLOWLY)).toHaveTextContent(
      'The service is not available right now.',
    );
    server.use(...summaryHandlers({ offer: OFFER }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Flights' }, SLOWLY)).toBeVisible();
  }, 20_000);

  it.each([
    ['en', 'offer_not_found', 404, 'This flight is no longer available at that price', 'Search again'],
    ['en', 'sold_out', 409, 'This flight is sold out', 'Search again'],
    ['es', 'sold_out', 409, /agot/, /[Bb]uscar/],
  ] as const)(
    '%s: a flight that is gone (%s) says so, and the way leads to the results it came from',
    async (locale, code, status, title, search) => {
      answerOffer(() => refusal(code, status));
      open('', locale);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: search })).toHaveAttribute('href', `/${locale}${RESULTS}`);
      expect(screen.queryByRole('textbox')).toBeNull();
      await expectAccessible();
    },
  );
});

describe('F-41: a flight of a link', () => {
  const priced = (
    offered: FlightOffer,
    previousTotal: ValidateReply['meta']['previousTotal'] = null,
  ): ValidateReply => ({
    data: [offered],
    dictionaries,
    included: { bags: null, 'detailed-fare-rules': null },
    meta: { travelerCount: 1, priceChanged: previousTotal !== null, previousTotal, secondsLeft: 900 },
  });
  beforeEach(() => sessionStorage.clear());

  it('is priced for this visitor, with the click of the partner that sent them', async () => {
    server.use(http.post('*/api/air/flight-offer/validate', take(priced(OFFER))));
    await openReady('?flightOfferId=off_1&disId=click-7');
    expect(bodiesOf('validate')).toMatchObject([
      { data: { flightOffers: [{ id: 'off_1' }], disId: 'click-7' } },
    ]);
    expect(draft().selection).toMatchObject({ kind: 'flight', body: { disId: 'click-7' } });
  });

  it('S-46: at another price it waits for consent; nothing is set before', async () => {
    const dearer = offer('off_1', 65_000, [direct, backDay]);
    server.use(http.post('*/api/air/flight-offer/validate', take(priced(dearer, usd(600)))));
    const { user } = open('?flightOfferId=off_1');
    expect(await screen.findByText(/The price is now US\$650\.00.*was US\$600\.00/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your trip' })).toHaveFocus();
    expect(draft().selection ?? null).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^Continue at US\$650\.00/ }));
    expect(await screen.findByRole('region', { name: 'Flights' })).toBeVisible();
    expect(draft().selection).toMatchObject({ kind: 'flight' });
  });

  it('S-46: a price that is refused leads to the flights', async () => {
    const dearer = offer('off_1', 65_000, [direct, backDay]);
    server.use(http.post('*/api/air/flight-offer/validate', take(priced(dearer, usd(600)))));
    const { user, path } = open('?flightOfferId=off_1');
    await screen.findByText(/The price is now/);
    const [, refuse] = screen.getAllByRole('button');
    await user.click(refuse as HTMLElement);
    await waitFor(() => expect(path()).toBe('/vuelos'));
    expect(draft().selection ?? null).toBeNull();
  });
});

describe('F-37: bags on the summary', () => {
  const bag = (journeyType: 'onward' | 'return', more: Partial<BagOption> = {}): BagOption => ({
    additionalServicesId: `bag-${journeyType}`,
    journeyType,
    quantity: 2,
    amount: usd(40),
    segmentIds: [(journeyType === 'onward' ? direct : backDay).segments[0]?.id ?? ''],
    travellerId: '1',
    ...more,
  });
  const block = () => within(screen.getByRole('region', { name: 'Baggage' }));
  const more = (journey: string) =>
    block().findByRole('button', { name: new RegExp(`^Add a bag for .*, ${journey}$`) });

  it('a bag is added by a press, saved, and a line of the price', async () => {
    bags = [bag('onward', { weightKg: 23 }), bag('return')];
    const { user } = await openReady();
    expect(block().getByText(/^Outbound · Included in the fare/)).toBeVisible();
    expect(await block().findByText('US$40.00 per bag · up to 23 kg · up to 2')).toBeVisible();
    await user.click(await more('Outbound'));
    expect(screen.getAllByRole('row', { name: /^Checked bags, outbound/ })).not.toHaveLength(0);
    expect(screen.getAllByRole('row', { name: /^Total.*640\.00/ })).not.toHaveLength(0);
    await waitFor(
      () =>
        expect(bodiesOf('additional-services').at(-1)).toMatchObject({
          baggages: [{ additionalServicesId: 'bag-onward', quantity: 1, travellerId: '1' }],
        }),
      SLOWLY,
    );
    expect(await block().findByText('Saved', {}, SLOWLY)).toBeVisible();
    await user.click(await more('Outbound'));
    expect(await more('Outbound')).toHaveAttribute('aria-disabled', 'true');
  }, 20_000);

  it('one for everybody that was in the price of the results is there at once, and only once', async () => {
    bags = [bag('onward'), bag('return')];
    const { path } = await openReady('?bag=checked');
    await waitFor(() => expect(draft().bags).toMatchObject([{ quantity: 1 }, { quantity: 1 }]), SLOWLY);
    expect(path()).toBe('/booking/summary');
    expect(screen.getAllByRole('row', { name: /^Total.*680\.00/ })).not.toHaveLength(0);
  }, 20_000);

  it('one that is not sold any more is taken out of the choice and of the price', async () => {
    const { additionalServicesId, journeyType, segmentIds, travellerId } = bag('return');
    const gone = {
      additionalServicesId,
      journeyType,
      segmentIds,
      travellerId,
      quantity: 1,
      totalAmount: usd(40),
    };
    chooseOffer({ bags: [gone] });
    bags = [bag('onward')];
    await openReady();
    await waitFor(() => expect(draft().bags).toEqual([]));
    expect(screen.getAllByRole('row', { name: /^Total.*600\.00/ })).not.toHaveLength(0);
  });

  it('an airline that sells none in advance says so', async () => {
    await openReady();
    expect(await block().findByText(/doesn't sell bags in advance/)).toBeVisible();
    expect(block().queryByRole('button')).toBeNull();
  });

  it('bags that cannot be read stand in nobody’s way', async () => {
    server.use(http.get('*/api/air/flightOffer/off_1/bags', () => refusal('supplier_failed', 502)));
    await openReady();
    expect(
      await block().findByText(/We couldn't load bag options. You can continue without them./, {}, SLOWLY),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  }, 20_000);
});

describe('the way to the payment', () => {
  it('X-14: an empty form lists what is missing, goes nowhere and loses nothing', async () => {
    const { user, opened } = await openReady();
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    const summary = await screen.findByRole('alert', { name: 'Please fix the following' });
    expect(within(summary).getByRole('link', { name: /Enter your email address/ })).toBeVisible();
    expect(within(summary).getByRole('link', { name: /[Ee]nter the first name/ })).toBeVisible();
    expect(opened).toEqual([]);
  });

  it('S-04 S-07: filled in, everything is saved and the payment opens', async () => {
    const { user, opened } = await openReady();
    await fillIn(user, screen.getByLabelText(/^Email/), 'ana@example.com');
    await fillIn(user, screen.getByLabelText(/^Mobile phone/), '600112233');
    await fillIn(user, screen.getByLabelText(/^First name/), 'Ana');
    await fillIn(user, screen.getByLabelText(/^Last name/), 'Ruiz');
    await user.selectOptions(screen.getByLabelText(/^Gender/), 'Female');
    await user.type(screen.getByLabelText(/^Date of birth/), '1990-06-15');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(opened).toEqual(['/booking/BillingSummary']), SLOWLY);
    expect(bodiesOf('customer').at(-1)).toMatchObject({
      customerDetails: { email: 'ana@example.com', phone: '+34600112233' },
    });
    expect(bodiesOf('create-passenger').at(-1)).toMatchObject({
      passengers: [{ id: '1', firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '1990-06-15' }],
    });
  }, 30_000);
});

describe('K-03: the flight of a package', () => {
  const STAY = { hotelCode: 'hot_1', rateKey: 'rate_1', roomID: null };
  const setOrder = (answer: Parameters<typeof http.post>[1]) =>
    server.use(http.post('*/api/user/session/set/package-order', answer));
  const openPackage = () => open('?flightOfferId=off_1&flow=package&hotel=hot_1&rate=rate_1');
  beforeEach(() => {
    chooseOffer({
      selection: packageSelection('off_1', STAY),
      searchInitialState: '/hoteles/summary?flow=package&offer=off_1',
    });
  });

  it('shows the stay in the words of the server, and one price for both', async () => {
    setOrder(take({ data: { id: 'off_1', bookingId: 'bok_1', baggageUrl: '' } }));
    const view = {
      orderKind: 'package',
      setOrderBody: packageSelection('off_1', STAY).body,
      total: usd(900),
      payAtProperty: { amount: 1_200, currency: 'EUR' },
      priceLines: [{ code: 'base', label: 'Flight and stay', quantity: 1, unit: usd(900), total: usd(900) }],
      sections: [
        { kind: 'facts', heading: 'Hotel Azahar', facts: [{ label: 'Check-in', value: 'from 3 PM' }] },
      ],
      policies: [{ code: 'stay_cancellation', title: 'Hotel: cancellation', text: 'Not refundable.' }],
    };
    server.use(
      http.post('*/api/user/session/order-view', () =>
        HttpResponse.json({ data: flightOrder(view as Partial<OrderView>) }),
      ),
    );
    openPackage();
    const stay = within(await screen.findByRole('region', { name: 'Your place to stay' }));
    expect(await stay.findByText('Hotel Azahar', {}, SLOWLY)).toBeVisible();
    expect(stay.getByText('from 3 PM')).toBeVisible();
    expect(stay.getByRole('link', { name: 'Change place or room' })).toHaveAttribute(
      'href',
      '/en/hoteles/summary?flow=package&offer=off_1',
    );
    expect(stay.getByRole('link', { name: 'Remove hotel, book flight only' })).toHaveAttribute(
      'href',
      '/en/booking/summary?flightOfferId=off_1',
    );
    expect(screen.getAllByRole('row', { name: /^Total.*900\.00/ })).not.toHaveLength(0);
    expect(screen.getAllByText(/12\.00 at the property/)[0]).toBeVisible();
  }, 20_000);

  it('flight and room that cannot be one order say why, with both ways out', async () => {
    setOrder(() => refusal('sold_out', 409));
    openPackage();
    expect(await screen.findByText("We couldn't combine the flight and the room", {}, SLOWLY)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change place or room' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove hotel, book flight only' })).toBeVisible();
  }, 20_000);
});
