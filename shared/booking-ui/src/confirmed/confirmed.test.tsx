import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { ConfirmedBooking } from '@travesia/contracts';
import { openPart } from '../testing/open-part.tsx';
import { BookingTicket, PolicyList, TravellerList, useStartStep } from './index.ts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });
const ANA = {
  id: 'ana',
  type: 'ADULT',
  firstName: 'Ana',
  middleName: '',
  lastName: 'Ruiz',
  documentMask: null,
  passportIssuanceDate: null,
  passportExpiryDate: null,
  mealPreference: null,
  specialAssistance: null,
} satisfies ConfirmedBooking['travellers'][number];

function aFlight(change: Partial<ConfirmedBooking> = {}): ConfirmedBooking {
  return {
    referenceId: 'TR4V3S1A01',
    status: 'confirmed',
    kind: 'flight',
    bookedAt: '2026-11-20T12:00:00.000Z',
    heading: 'Madrid – Bogotá',
    supplierReference: 'QWERTY',
    ticketing: { ticketed: true, deadline: null },
    passenger: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '+34600112233' },
    travellers: [ANA],
    paymentInformation: {
      transactions: [{ amount: usd(500), transactionId: 'tx-1' }],
      paidWith: 'Visa ending in 4242',
      card: { brand: 'visa', last4: '4242', expiry: '12/31' },
    },
    sections: [],
    calendar: [],
    policies: [{ code: 'refund', title: 'Cancellation', text: 'Not refundable.' }],
    priceLines: [],
    billingInformation: { cardHolderName: 'Ana', emailId: 'a@example.com', city: 'Madrid', country: 'Spain' },
    additionalServices: { baggages: [] },
    totalPaid: usd(500),
    worldpayTransactionData: { cartId: 'cart-1', transactionId: 'tx-1' },
    ...change,
  };
}
async function ticketOf(booking: ConfirmedBooking) {
  await act(async () => {
    openPart(<BookingTicket booking={booking} />);
    // The drawing of the route waits for its coasts.
    await import('@travesia/ui/atlas-outline');
  });
  return screen.getByRole('region', { name: 'Booking reference' });
}

describe('when a trip begins', () => {
  function Start({ booking }: { booking: ConfirmedBooking }) {
    return <p>{useStartStep(booking)?.when}</p>;
  }
  const startsAt = (at: string) => {
    const moment = { at, timeZone: null };
    const event = { id: 'prado', title: 'Prado', place: 'Madrid', start: moment, end: moment };
    openPart(<Start booking={aFlight({ calendar: [event] })} />);
  };

  it.each([
    ['2026-12-21T09:30', 'Dec 21, 9:30 AM'],
    ['2026-12-21', 'Dec 21'],
  ])('at %s it says "%s"', (at, words) => {
    startsAt(at);
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('the ticket of a booking', () => {
  it.each([
    ['confirmed', {}, 'Ticketed'],
    [
      'confirmed',
      { ticketing: { ticketed: false, deadline: '2026-12-01T10:00' } },
      'Ticketing due by Dec 1, 2026',
    ],
    ['confirmed', { ticketing: { ticketed: false, deadline: null } }, "we'll let you know by email"],
    ['cancelled', {}, 'Tickets canceled'],
  ] as const)('L-07: %s %j says "%s"', async (status, change, words) => {
    expect(await ticketOf(aFlight({ status, ...change }))).toHaveTextContent(words);
  });

  it('has our reference, the supplier’s, and whose each ticket number is', async () => {
    const ticket = await ticketOf(
      aFlight({
        supplierReferences: [
          { part: 'flight', label: 'Airline reference', locator: 'QWERTY' },
          { part: 'hotel', locator: 'LIM-778' },
        ],
        ticketing: {
          ticketed: true,
          deadline: null,
          numbers: ['075-1', '075-2'],
          holders: ['RUIZ/ANA', 'RUIZ/LEO'],
        },
      }),
    );
    const stub = within(ticket);
    expect(stub.getByText('TR4V3S1A01')).toBeVisible();
    const terms = stub.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'Booking reference',
      'Airline reference',
      "Supplier's reference",
      'Ticket numbers',
      'Total paid',
    ]);
    expect(ticket).toHaveTextContent(/075-1 RUIZ\/ANA075-2 RUIZ\/LEO/);
    expect(ticket).toHaveTextContent('Visa ending in 4242');
  });

  it('Q-12: what is held is to be paid, and nothing says that it was', async () => {
    const ticket = await ticketOf(aFlight({ status: 'held', ticketing: null }));
    expect(ticket).toHaveTextContent('Held unpaid');
    expect(ticket).toHaveTextContent(/To pay\$500\.00/);
    expect(ticket).not.toHaveTextContent('Visa');
    expect(ticket).not.toHaveTextContent('Total paid');
  });

  it('a part that was cancelled is named, with what went back, what is due and what was paid in the end', async () => {
    const ticket = await ticketOf(
      aFlight({
        cancelled: [{ kindName: 'Hotel', heading: 'Casa del Malecón' }],
        refunds: [
          { amount: usd(100), at: '2026-11-25T09:00:00.000Z' },
          { amount: usd(50), at: null },
        ],
      }),
    );
    expect(ticket).toHaveTextContent('Hotel, canceled: Casa del Malecón');
    expect(ticket).toHaveTextContent(/Refunded on Nov 25, 2026\$100\.00/);
    expect(ticket).toHaveTextContent(/Refund due\$50\.00/);
    expect(ticket).toHaveTextContent(/Paid after refunds\$350\.00/);
  });
});

describe('who travels', () => {
  const factsOf = (traveller: Partial<typeof ANA> | object, booking: Partial<ConfirmedBooking> = {}) => {
    openPart(<TravellerList booking={aFlight({ ...booking, travellers: [{ ...ANA, ...traveller }] })} />);
    return screen.getByRole('listitem');
  };

  it.each([
    ['2020-01-01', '2030-01-01', 'valid from Jan 1, 2020 to Jan 1, 2030'],
    ['2020-01-01', null, 'valid from Jan 1, 2020'],
    [null, '2030-01-01', 'valid until Jan 1, 2030'],
  ])('S-47: a document is masked, with the dates that were given (%s, %s)', (from, to, words) => {
    const dates = { passportIssuanceDate: from, passportExpiryDate: to };
    expect(factsOf({ documentMask: '•••789', ...dates })).toHaveTextContent(`Document •••789, ${words}`);
  });

  it('has the meal, the assistance, the bags and the seats of each, and none of another', () => {
    const line = factsOf(
      {
        mealPreference: 'VGML',
        specialAssistance: 'WCHR',
        frequentFlyer: { airline: 'Iberia', number: 'AB 12' },
      },
      {
        additionalServices: {
          baggages: [
            { travellerId: 'ana', journeyType: 'onward', quantity: 2 },
            { travellerId: 'leo', journeyType: 'return', quantity: 1 },
          ],
          seats: [
            { travellerId: 'ana', designator: '12A', flight: 'AV 27' },
            { travellerId: 'leo', designator: '12B', flight: 'AV 27' },
          ],
        } as never,
      },
    );
    expect(line).toHaveTextContent(/^Ana RuizAdult/);
    expect(line).toHaveTextContent('Vegan');
    expect(line).toHaveTextContent('Iberia frequent flyer number: AB 12');
    expect(line).toHaveTextContent('Can use stairs');
    expect(line).toHaveTextContent('2 bags on the outbound flight');
    expect(line).toHaveTextContent('Seat 12A on AV 27');
    expect(line).not.toHaveTextContent(/12B|return/);
  });

  it('says how the ticket writes a name that it cannot write as it is', () => {
    expect(factsOf({ lastName: 'Sigurðsson' })).toHaveTextContent(/On the ticket: SIGURDSSON/);
  });

  it('a stay has no ticket that would write it otherwise', () => {
    expect(factsOf({ lastName: 'Sigurðsson' }, { ticketing: null })).not.toHaveTextContent('On the ticket');
  });
});

describe('the terms of a booking', () => {
  const open = (status: ConfirmedBooking['status']) =>
    openPart(
      <PolicyList
        booking={aFlight({ status })}
        elsewhere={{
          contactNumber: '+1 202 555 0180',
          tripsLink: (words) => <a href="/trips">{words}</a>,
        }}
      />,
    );

  it('say where it is changed or given up, by hand or by phone', () => {
    open('confirmed');
    expect(screen.getByText('Not refundable.')).toBeVisible();
    expect(screen.getByText(/with the reference TR4V3S1A01/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My trips' })).toHaveAttribute('href', '/trips');
    expect(screen.getByRole('link', { name: '+1 202 555 0180' })).toHaveAttribute('href', 'tel:+12025550180');
  });

  it('of what was given up offer that no more', () => {
    open('cancelled');
    expect(screen.getByText('Not refundable.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
