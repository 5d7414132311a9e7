import { setTimeout as sleep } from 'node:timers/promises';
import { isApiFailure } from '@travesia/api-client';
import {
  BookingProgressReplySchema,
  BookingReplySchema,
  CancellationQuoteReplySchema,
  ChangeConfirmedReplySchema,
  ChangeOffersReplySchema,
  ChangeQuoteReplySchema,
  CodeSentReplySchema,
  ServiceOffersReplySchema,
  ServicesQuoteReplySchema,
  type BookingProgress,
  type CancellationQuote,
  type ConfirmedBooking,
  type ConfirmedChange,
  type WantedServices,
} from '@travesia/contracts';
import { addDays, dateOf, type Money } from '@travesia/domain';
import type * as v from 'valibot';
import type { Browser } from './browser.ts';
import type { Installation } from './installation.ts';
import { mailedCode } from './mails.ts';
import { payForAmendment, type CardPlans, type Paid } from './traveller.ts';

/** What somebody does with a confirmed booking. Another act is another member, with a case in `actAfterTicket`. */
export type AfterTicket = Cancel | Change | Add | Wait;

export interface Cancel {
  readonly act: 'cancel';
  /** Only this part of a package. */
  readonly part?: string;
  readonly pressed: 'once' | 'twice' | 'on two devices';
  /** Between the quote and the press. */
  readonly pauseMs?: number;
}

/** Nothing: the supplier ends what it took in, or issues its tickets. */
interface Wait {
  readonly act: 'wait';
}

interface Amendment extends CardPlans {
  readonly pressed: 'once' | 'twice';
  /** Between the quote and the press. */
  readonly pauseMs?: number;
}

/** Another flight in place of the first one, paid by card where it costs something. */
export interface Change extends Amendment {
  readonly act: 'change';
}

/** A bag, a seat, or both. */
export interface Add extends Amendment {
  readonly act: 'add';
  readonly wants: readonly ('bag' | 'seat')[];
}

/** What a press for good was about. */
export interface Promised {
  /** Of the quote. */
  readonly id: string;
  /** What it costs; below nothing it comes back. */
  readonly total: number;
}

/** What the page showed, and what somebody pressed for good. */
export interface AfterJourney {
  readonly promised: readonly Promised[];
  /** The checkout of what costs something; null: nobody came to it. */
  readonly paid: Paid | null;
  /** The status as it was read last; null: it could not be read. */
  readonly progress: BookingProgress | null;
  /** The code of what would not go on. */
  readonly stuckAt: string | null;
}

/** What the act needs to know of the booking. */
export interface Owner {
  readonly installation: Installation;
  readonly browser: Browser;
  readonly reference: string;
  /** Goes on trying while the api is started again; the clocks stand still. */
  readonly isPatient?: boolean;
}

const EMAIL = 'ana@example.com';
const HURRIED = { triesMax: 4, pauseMs: 200 };
const PATIENT = { triesMax: 60, pauseMs: 500 };
const LOOK_EVERY_MS = 20_000;
/** The page is left open for so long by the clocks of the installation. */
const WATCHED_MS = 12 * 60_000;
/** These mean: look at the quote again, or give up. The same call would be refused again. */
const REFUSALS = new Set([
  'cancellation_refused',
  'cancellation_in_progress',
  'quote_expired',
  'change_refused',
  'change_in_progress',
  'offer_expired',
]);
/** Days on which another flight is looked for: an island is not flown to every day. */
const DAYS_LATER = [2, 1, 3, 4];

class GaveUp extends Error {}

/** The page of a booking on one device: its calls, repeated as a person would. */
function openPage({ installation, browser, reference, isPatient = false }: Owner, access: object) {
  const { triesMax, pauseMs } = isPatient ? PATIENT : HURRIED;
  let stuckAt: string | null = null;

  async function call<Reply>(
    path: string,
    schema: v.GenericSchema<unknown, { data: Reply }>,
    body: object = {},
  ): Promise<Reply> {
    for (let tries = 1; ; tries += 1) {
      try {
        const asked = { body: { referenceId: reference, ...access, ...body }, timeoutMs: 60_000 };
        return (await browser.client.post(path, schema, asked)).data;
      } catch (failure) {
        stuckAt = isApiFailure(failure) ? failure.code : String(failure);
        if (tries === triesMax || REFUSALS.has(stuckAt) || !browser.isOpen()) throw new GaveUp(stuckAt);
        await sleep(pauseMs);
      }
    }
  }

  /** An api that died before it sent the mail leaves its reader without a code. */
  const sendMails = () =>
    installation.control('POST', '/work').catch((cause: unknown) => {
      throw new GaveUp('no mail with a code', { cause });
    });

  const booking = () => call('/booking/mine', BookingReplySchema);
  return {
    stuckAt: () => stuckAt,
    booking,
    progress: () => call('/booking/progress', BookingProgressReplySchema),
    quote: (part?: string) =>
      call('/booking/cancellation/quote', CancellationQuoteReplySchema, part === undefined ? {} : { part }),
    async code(): Promise<string> {
      for (let tries = 1; ; tries += 1) {
        const earlier = await mailedCode(installation.folder, reference);
        await call('/booking/cancellation/code', CodeSentReplySchema);
        // Mails leave by themselves; whoever waits for an api to start asks for no second code before the mail is late.
        for (let looks = 1; looks <= (isPatient ? PATIENT.triesMax : 1); looks += 1) {
          await (isPatient ? sleep(PATIENT.pauseMs) : sendMails());
          const code = await mailedCode(installation.folder, reference);
          if (code !== earlier && code !== null) return code;
        }
        if (tries === HURRIED.triesMax) throw new GaveUp('no mail with a code');
      }
    },
    confirm: ({ quoteId }: CancellationQuote, code: string) =>
      call('/booking/cancellation/confirm', BookingProgressReplySchema, { quoteId, code }),
    async quoteChange(): Promise<Promised> {
      const [journey] = (await booking()).sections;
      const day = journey?.kind === 'journey' ? dateOf(journey.segments[0]?.departureAt ?? '') : '';
      for (const daysLater of DAYS_LATER) {
        const asked = { journey: 0, date: addDays(dateOf(day), daysLater) };
        const { offers } = await call('/booking/change/offers', ChangeOffersReplySchema, asked);
        const [offer] = offers;
        if (!offer) continue;
        const { offerRef, total: shown } = offer;
        const quote = await call('/booking/change/quote', ChangeQuoteReplySchema, { offerRef, shown });
        return { id: quote.changeId, total: quote.total.amount };
      }
      throw new GaveUp('no other flight');
    },
    async quoteServices(wants: Add['wants']): Promise<Promised> {
      const { bags, seatMaps } = await call('/booking/services/offers', ServiceOffersReplySchema);
      const [bag] = bags;
      const seats = seatMaps.flatMap(({ cabins }) =>
        cabins.flatMap(({ rows }) => rows.flatMap((row) => row.seats.flatMap((seat) => seat.services))),
      );
      const wanted: ({ readonly serviceId: string; readonly amount: Money } | undefined)[] = wants.map(
        (each) =>
          each === 'seat' ? seats[0] : bag && { serviceId: bag.additionalServicesId, amount: bag.amount },
      );
      const found = wanted.filter((each) => each !== undefined);
      if (found.length < wants.length) throw new GaveUp('nothing is on sale');
      const services: WantedServices = found.map(({ serviceId }) => ({ serviceId, quantity: 1 }));
      const amount = found.reduce((sum, each) => sum + each.amount.amount, 0);
      const shown = { amount, currency: found[0]?.amount.currency ?? '' };
      const quote = await call('/booking/services/quote', ServicesQuoteReplySchema, { services, shown });
      return { id: quote.changeId, total: quote.total.amount };
    },
    allow: ({ id: changeId }: Promised, code: string) =>
      call('/booking/change/confirm', ChangeConfirmedReplySchema, { changeId, code }),
  };
}
type Page = ReturnType<typeof openPage>;

/** What was pressed and answered; null where it was not. */
function unlessGivenUp<Reply>(press: Promise<Reply>): Promise<Reply | null> {
  return press.catch((failure: unknown) => {
    if (failure instanceof GaveUp) return null;
    throw failure;
  });
}

/** Asks for a quote and presses; again while the quote, or the code, turned out to be over. */
async function cancel(owner: Owner, { part, pressed, pauseMs = 0 }: Cancel): Promise<AfterJourney> {
  const { installation, browser } = owner;
  const page = openPage(owner, { agentId: browser.identity().agentId });
  const elsewhere = pressed === 'on two devices' ? openPage(owner, { email: EMAIL }) : page;
  const promised: CancellationQuote[] = [];
  let progress: BookingProgress | null = null;
  try {
    await page.progress();
    const quote = await page.quote(part);
    const other = elsewhere === page ? quote : await elsewhere.quote(part);
    const code = await page.code();
    if (pauseMs > 0) await installation.advance(pauseMs);
    const press = async (on: Page, quoted: CancellationQuote) => {
      const reply = await unlessGivenUp(on.confirm(quoted, code));
      if (reply !== null) promised.push(quoted);
      return reply;
    };
    const presses = [press(page, quote)];
    if (pressed !== 'once') presses.push(press(elsewhere, other));
    const replies = await Promise.all(presses);
    // A press that was not answered may have worked: what it promised counts.
    if (promised.length === 0 && !REFUSALS.has(page.stuckAt() ?? '')) promised.push(quote);
    progress = replies.find((reply) => reply !== null) ?? null;
  } catch (failure) {
    if (!(failure instanceof GaveUp)) throw failure;
  }
  return {
    promised: promised.map(({ quoteId, back }) => ({ id: quoteId, total: -back.amount })),
    paid: null,
    progress: (await watch(owner)) ?? progress,
    stuckAt: page.stuckAt(),
  };
}

/** Chooses, allows it with the mailed code, and pays where it costs something. */
async function amend(owner: Owner, wish: Change | Add): Promise<AfterJourney> {
  const { installation, browser, isPatient } = owner;
  const { pressed, pauseMs = 0 } = wish;
  const page = openPage(owner, { agentId: browser.identity().agentId });
  const promised: Promised[] = [];
  let allowed: ConfirmedChange | null = null;
  let paid: Paid | null = null;
  try {
    await page.progress();
    const quote = await (wish.act === 'change' ? page.quoteChange() : page.quoteServices(wish.wants));
    const code = await page.code();
    if (pauseMs > 0) await installation.advance(pauseMs);
    const presses = Array.from({ length: pressed === 'twice' ? 2 : 1 }, () =>
      unlessGivenUp(page.allow(quote, code)),
    );
    const replies = await Promise.all(presses);
    allowed = replies.find((reply) => reply !== null) ?? null;
    if (allowed !== null || !REFUSALS.has(page.stuckAt() ?? '')) promised.push(quote);
    const payment = allowed?.payment;
    if (payment) paid = await payForAmendment(installation, browser, payment, { ...wish, isPatient });
  } catch (failure) {
    if (!(failure instanceof GaveUp)) throw failure;
  }
  return {
    promised,
    paid,
    progress: (await watch(owner)) ?? allowed?.progress ?? null,
    stuckAt: paid?.stuckAt ?? page.stuckAt(),
  };
}

/** Longer than the turn in which tickets are looked for. */
const TICKETS_LOOKED_FOR_MS = 120_000;

async function wait(owner: Owner): Promise<AfterJourney> {
  const { installation } = owner;
  await installation.sandbox('POST', '/_control/orders/settle');
  // An api that dies here is looked after by whoever started this.
  await installation
    .advance(TICKETS_LOOKED_FOR_MS)
    .then(() => installation.control('POST', '/work'))
    .catch(() => {});
  return { promised: [], paid: null, progress: await watch(owner), stuckAt: null };
}

/** The page keeps reading the status while something is under way. */
export async function watch(owner: Owner): Promise<BookingProgress | null> {
  const { installation, browser, isPatient = false } = owner;
  const page = openPage(owner, { agentId: browser.identity().agentId });
  const untilMs = installation.nowMs() + (isPatient ? PATIENT.triesMax * PATIENT.pauseMs : WATCHED_MS);
  let progress: BookingProgress | null = null;
  while (browser.isOpen()) {
    progress = await page.progress().catch(() => progress);
    if (progress?.isMoving === false || installation.nowMs() >= untilMs) return progress;
    // An api that has just died has no clock to move; its browser is closed in a moment.
    await (isPatient
      ? sleep(PATIENT.pauseMs)
      : installation.advance(LOOK_EVERY_MS).catch(() => sleep(PATIENT.pauseMs)));
  }
  return progress;
}

/** The page of the booking as its owner reads it; null: it cannot be read. */
export function readBooking(owner: Owner): Promise<ConfirmedBooking | null> {
  return unlessGivenUp(openPage(owner, { agentId: owner.browser.identity().agentId }).booking());
}

export function actAfterTicket(owner: Owner, plans: AfterTicket): Promise<AfterJourney> {
  switch (plans.act) {
    case 'cancel':
      return cancel(owner, plans);
    case 'change':
    case 'add':
      return amend(owner, plans);
    case 'wait':
      return wait(owner);
    default:
      return plans satisfies never;
  }
}
