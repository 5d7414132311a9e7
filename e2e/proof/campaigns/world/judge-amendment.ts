import type { BookingProgress, ConfirmedBooking } from '@travesia/contracts';
import type { Promised } from './after-ticket.ts';
import { join, type Joined, type Violation } from './joined.ts';
import type { Flown, Ledgers, OurBooking, OurCancellation, Ours } from './ledgers.ts';

/** What was changed, or added, for good: paid by an order of its own, or carried out by the steps of a cancellation. */
interface DoneAmendment {
  readonly id: string;
  /** Below nothing it came back. */
  readonly total: number;
}

const isChange = ({ changeId }: OurCancellation) => changeId !== null;
const wasCarriedOut = ({ parts }: OurCancellation) => parts.every(({ state }) => state === 'cancelled');

const changesOf = ({ cancellations }: Ours, { id }: OurBooking) =>
  cancellations.filter((each) => each.bookingId === id && isChange(each));

/** The supplier has not said, or a person has it: nobody knows what is flown. */
function isUnsettled({ booking, amendments }: Joined, { ours }: Ledgers): boolean {
  const isOpen = ({ state }: OurBooking) => !['confirmed', 'voided', 'declined', 'expired'].includes(state);
  const wasPaidFor = ({ id }: OurBooking) =>
    ours.attempts.some(({ bookingId, live }) => live && bookingId === id);
  return (
    amendments.some((each) => isOpen(each) && wasPaidFor(each)) ||
    changesOf(ours, booking).some(({ parts }) =>
      parts.some(({ state }) => state === 'unknown' || state === 'quoted'),
    )
  );
}

function doneAmendments({ booking, amendments }: Joined, { ours }: Ledgers): DoneAmendment[] {
  return [
    ...amendments
      .filter(({ state }) => state === 'confirmed')
      .map(({ orderId, totalAmount }) => ({ id: orderId ?? '', total: totalAmount ?? 0 })),
    ...changesOf(ours, booking)
      .filter(wasCarriedOut)
      .map(({ changeId, parts }) => ({
        id: changeId ?? '',
        total: -parts.reduce((sum, { price }) => sum + price, 0),
      })),
  ];
}

/** The flight of this booking in the airline's book. */
function flownOf({ booking, orders }: Joined, { ours }: Ledgers): (Flown & { stands: boolean }) | null {
  const refs = ours.orders
    .filter((each) => each.bookingId === booking.id && each.state !== 'absent')
    .map(({ supplierRef }) => supplierRef);
  const [found] = orders.filter(({ id, flown }) => flown !== null && refs.includes(id));
  return found?.flown ? { ...found.flown, stands: found.stands } : null;
}

/** A booking that was changed against the ledgers of airline and provider. */
export function judgeAmendments(joined: Joined, ledgers: Ledgers): Violation[] {
  const { booking, amendments } = joined;
  const flown = flownOf(joined, ledgers);
  if (booking.amends !== null || flown === null) return [];
  const found: Violation[] = [];
  const say = (wrong: Violation['wrong'], what: string) => found.push({ wrong, what });
  const done = doneAmendments(joined, ledgers);
  if (!isUnsettled(joined, ledgers)) {
    const ids = new Set([booking.id, ...amendments.map(({ id }) => id)]);
    const owed = ledgers.ours.lines
      .filter(({ bookingId, part }) => ids.has(bookingId) && part.startsWith('flight'))
      .filter(
        ({ kind, cause }) =>
          kind === 'supplier_cost' || (kind === 'supplier_refund' && cause.startsWith('changed:')),
      )
      .reduce((sum, { amount }) => sum - amount, 0);
    if (owed !== flown.paid)
      say(
        'lost',
        `our ledger has ${owed} for the flight and its changes, the airline was paid ${flown.paid}`,
      );
  }
  const mails = ledgers.mails.filter((cause) => cause.startsWith(`booking-changed:${booking.reference}.`));
  if (new Set(mails).size < done.length)
    say('silent', `${done.length} changes, and ${mails.length} mails about them`);
  if (mails.length > done.length)
    say('silent', `${mails.length} mails about changes, of which ${done.length} happened`);
  return found;
}

/** What somebody allowed, paid for and read in the status against what was changed. */
export function judgeAmended(
  mine: Joined,
  ledgers: Ledgers,
  progress: BookingProgress | null,
  promised: readonly Promised[],
): Violation[] {
  const found: Violation[] = [];
  const say = (wrong: Violation['wrong'], what: string) => found.push({ wrong, what });
  const done = doneAmendments(mine, ledgers);
  for (const { id, total } of done) {
    const quote = promised.find((each) => each.id === id);
    if (!quote) say('double', 'changed by a quote that nobody allowed');
    else if (quote.total !== total) say('lost', `a change was allowed for ${quote.total} and costs ${total}`);
  }
  if (!progress) return found;
  const { events, review } = progress;
  const told = events.filter(({ code }) => code === 'changed' || code === 'added').length;
  if (told !== done.length) say('silent', `the page says ${told} changes, ${done.length} happened`);
  if (mine.amendments.some(({ state }) => state === 'manual_review') && review === null)
    say('silent', 'a person has a change, and the page does not say so');
  return found;
}

/** The page of the booking: new flights and services if, and only if, they were paid for and the airline has them. */
export function judgeShown(
  ledgers: Ledgers,
  bookingId: string | null,
  shown: ConfirmedBooking | null,
): Violation[] {
  const mine = join(ledgers).joined.find(({ booking }) => booking.id === bookingId);
  if (mine?.booking.state !== 'confirmed') return [];
  if (!shown) return [{ wrong: 'silent', what: 'the page of the booking cannot be read' }];
  const found: Violation[] = [];
  const say = (what: string) => found.push({ wrong: 'silent', what });
  const done = doneAmendments(mine, ledgers);
  const total = (mine.booking.totalAmount ?? 0) + done.reduce((sum, each) => sum + each.total, 0);
  if (shown.totalPaid.amount !== total) say(`the page says ${shown.totalPaid.amount} paid, it is ${total}`);
  const sequence = shown.revised?.sequence ?? 0;
  if (sequence !== done.length) say(`the page counts ${sequence} changes, ${done.length} happened`);
  const flown = flownOf(mine, ledgers);
  if (!flown?.stands || isUnsettled(mine, ledgers)) return found;
  const { sections, additionalServices } = shown;
  const compare = (what: string, page: readonly unknown[], airline: readonly unknown[]) => {
    if (page.join() !== airline.join())
      say(`the page shows ${what} ${page.join()}, the airline has ${airline.join()}`);
  };
  const minute = (instant: string) => instant.slice(0, 16);
  compare(
    'flights',
    sections.flatMap((each) =>
      each.kind === 'journey' ? each.segments.map(({ departureAt }) => minute(departureAt)) : [],
    ),
    flown.departures.map(minute),
  );
  compare(
    'bags',
    [additionalServices.baggages.reduce((sum, { quantity }) => sum + quantity, 0)],
    [flown.bags],
  );
  compare(
    'seats',
    (additionalServices.seats ?? []).map(({ designator }) => designator).toSorted(),
    flown.seats.toSorted(),
  );
  return found;
}
