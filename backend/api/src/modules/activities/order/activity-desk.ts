import {
  orUnknown,
  REFUSAL_REASONS,
  quoteEndMs,
  type OrderDesk,
  type OrderRequest,
  type PlacedOrder,
} from '../../booking/index.ts';
import { clockAt, ageOn, inLocale, isSameMoney, samePaxes, type Money } from '@travesia/domain';
import type {
  ActivityRefusal,
  ActivitySupplier,
  NewActivityBooking,
  SupplierActivityBooking,
  SupplierDay,
} from '../ports.ts';
import { costOf } from '../sold-day.ts';
import { participants, type ActivityOrder } from './activity-order.ts';

const REASON_OF = { ...REFUSAL_REASONS, expired: 'offer_expired' } as const;

function placed(booking: SupplierActivityBooking): PlacedOrder {
  return {
    supplierRef: booking.supplierBookingId,
    locator: booking.voucherCode,
    ticketed: false,
    ticketingDeadline: null,
    notes: [
      ...booking.voucherUrls.map((text) => ({ kind: 'voucher' as const, text })),
      ...booking.remarks.map((text) => ({ kind: 'remark' as const, text })),
    ],
  };
}

type Person = OrderRequest<ActivityOrder>['passengers'][number];

/** Birth dates are an answer to the supplier, one line for each person. */
function birthDates(people: readonly Person[]): string {
  return people
    .map(({ firstName, lastName, dateOfBirth }) => `${firstName} ${lastName} ${dateOfBirth}`)
    .join('; ');
}

function toActivityBooking(request: OrderRequest<ActivityOrder>): NewActivityBooking {
  const { order, saves, passengers, reference, locale } = request;
  if (!saves.customer) throw new RangeError('an order needs a contact');
  const byId = new Map(passengers.map((person) => [person.id, person]));
  const people = participants(order).map(({ id, type }, place) => {
    const person = byId.get(id);
    if (!person) throw new RangeError(`nobody is named for ${id}`);
    return {
      person,
      type: type === 'CHILD' ? ('CHILD' as const) : ('ADULT' as const),
      age:
        order.birthDatesCode === null
          ? (person.age ?? order.paxes[place]?.age ?? 0)
          : ageOn(person.dateOfBirth, order.day.date),
    };
  });
  const holder = (people.find(({ type }) => type === 'ADULT') ?? people[0])?.person;
  if (!holder) throw new RangeError('an activity needs a participant');
  const answers = (saves.passengers?.answers ?? []).filter(({ text }) => text !== '');
  return {
    reference,
    language: inLocale(order.words, locale).language,
    supplierRateKey: order.day.supplierRateKey,
    date: order.day.date,
    endDate: order.day.endDate,
    session: order.session,
    serviceLanguage: order.serviceLanguage,
    holder: {
      firstName: holder.firstName,
      lastName: holder.lastName,
      email: saves.customer.details.email,
      phone: saves.customer.details.phone,
    },
    participants: people.map(({ person, type, age }) => ({
      firstName: person.firstName,
      lastName: person.lastName,
      age,
      type,
    })),
    answers: [
      ...answers,
      ...(order.birthDatesCode === null
        ? []
        : [{ code: order.birthDatesCode, text: birthDates(people.map(({ person }) => person)) }]),
    ],
  };
}

/**
 * Adults are searched as 30 (T-02); the page has the price checked for the ages that were typed. Where it did not, the
 * rate is requested for the ages that come, and booked if it still costs what was paid (W-04). Nothing is booked by a
 * refusal.
 */
async function withRateOfAges(
  supplier: Pick<ActivitySupplier, 'activity'>,
  booking: NewActivityBooking,
  { code, modality, rate, paxes, day }: ActivityOrder,
): Promise<NewActivityBooking | ActivityRefusal> {
  const ages = booking.participants.map(({ age }) => ({ age }));
  if (samePaxes(ages, paxes)) return booking;
  const { date, language } = booking;
  const found = await supplier
    // At the rate of the order: what was quoted is ordered without another look at rates.
    .activity(code, { from: date, to: date, paxes: ages, language, rate: day.settled?.rate })
    .catch(() => 'unreachable' as const);
  if (found === 'unreachable') return found;
  const offered = found?.modalities
    .find((each) => each.code === modality)
    ?.rates.find((each) => each.code === rate)
    ?.days.find((each) => each.date === date);
  if (!offered) return 'sold_out';
  const isSame = isSameMoney(chargedBySupplier(offered), chargedBySupplier(day));
  return isSame ? { ...booking, supplierRateKey: offered.supplierRateKey } : 'price_changed';
}

const MINUTE_MS = 60_000;

/** Within a quote's life, when the next of the terms begins by the clock of the place; null where none does. */
function nextTermMs({ day, timeZone }: ActivityOrder, nowMs: number): number | null {
  for (let minutes = 1; minutes <= 15; minutes += 1) {
    const atMs = nowMs + minutes * MINUTE_MS;
    const here = clockAt(atMs, timeZone);
    if (day.penalties.some(({ from }) => from.slice(0, 16) === here.slice(0, 16)))
      return atMs - (atMs % MINUTE_MS);
  }
  return null;
}

/** What the supplier takes, in the currency of its account. */
const chargedBySupplier = (day: SupplierDay): Money => day.settled ?? costOf(day);

/** The supplier says what a cancellation costs; the rest comes back. Null where it says so in another currency. */
function refundOf({ day }: ActivityOrder, cost: Money): Money | null {
  const { amount, currency } = chargedBySupplier(day);
  return cost.currency === currency ? { amount: Math.max(0, amount - cost.amount), currency } : null;
}

/** Books through the module's supplier: the checked rate of this visitor, our own reference (B-40, B-41). */
export function createActivityDesk(supplier: ActivitySupplier): OrderDesk<ActivityOrder> {
  return {
    supplier: supplier.name,
    place: orUnknown(async (request) => {
      const booking = await withRateOfAges(supplier, toActivityBooking(request), request.order);
      if (typeof booking === 'string') return { state: 'refused', reason: REASON_OF[booking] };
      const outcome = await supplier.createBooking(booking);
      if (outcome.state === 'refused') return { state: 'refused', reason: REASON_OF[outcome.reason] };
      if (outcome.state === 'unknown') return { state: 'unknown' };
      const { status } = outcome.booking;
      if (status === 'cancelled') return { state: 'refused', reason: 'supplier_refused' };
      // Taken in; whoever leads it says yes or no later (T-07).
      if (status === 'pending') {
        const { supplierRef, locator } = placed(outcome.booking);
        return { state: 'pending', supplierRef, locator };
      }
      return { state: 'placed', ...placed(outcome.booking) };
    }),
    find: orUnknown(async ({ reference, familyName, supplierRef }) => {
      const booking = await supplier.findBooking({ reference, familyName, supplierBookingId: supplierRef });
      if (!booking) return { state: 'absent' };
      if (booking.status === 'confirmed') return { state: 'found', ...placed(booking) };
      if (booking.status === 'pending') {
        const { supplierRef: ref, locator } = placed(booking);
        return { state: 'pending', supplierRef: ref, locator };
      }
      return supplierRef === null ? { state: 'absent' } : { state: 'refused', reason: 'supplier_refused' };
    }),
    quoteCancellation: orUnknown(async ({ supplierRef, order, nowMs }) => {
      const simulated = await supplier.simulateCancellation(supplierRef);
      const refund = simulated && refundOf(order, simulated.cost);
      if (!refund) return { state: 'refused' };
      return {
        state: 'quoted',
        quoteRef: null,
        refund,
        credit: null,
        expiresAtMs: quoteEndMs(nowMs, nextTermMs(order, nowMs)),
      };
    }),
    cancelAsQuoted: orUnknown(async (supplierRef, _quoteRef, order) => {
      const outcome = await supplier.cancelBooking(supplierRef);
      if (outcome.state === 'refused') return outcome;
      return { state: 'done', refund: outcome.cost && refundOf(order, outcome.cost) };
    }),
    lookUpCancellation: orUnknown(async ({ reference, familyName, supplierRef }) => {
      const booking = await supplier.findBooking({ reference, familyName, supplierBookingId: supplierRef });
      if (!booking) return { state: 'unknown' };
      return { state: booking.status === 'cancelled' ? 'cancelled' : 'stands' };
    }),
    cancel: orUnknown(async (supplierRef) => {
      const { state } = await supplier.cancelBooking(supplierRef);
      return { state: state === 'cancelled' ? 'done' : 'refused' };
    }),
  };
}
