import { setTimeout as sleep } from 'node:timers/promises';
import { isApiFailure } from '@travesia/api-client';
import {
  BookingProgressReplySchema,
  CancellationQuoteReplySchema,
  CodeSentReplySchema,
  type BookingProgress,
  type CancellationQuote,
} from '@travesia/contracts';
import type { GenericSchema } from 'valibot';
import type { Browser } from './browser.ts';
import type { Installation } from './installation.ts';
import { mailedCode } from './mails.ts';

/** What somebody does with a confirmed booking. Another act is another member, with a case in `actAfterTicket`. */
export type AfterTicket = Cancel;

export interface Cancel {
  readonly act: 'cancel';
  /** Only this part of a package. */
  readonly part?: string;
  readonly pressed: 'once' | 'twice' | 'on two devices';
  /** Between the quote and the press. */
  readonly pauseMs?: number;
}

/** What the page showed, and what somebody pressed for good. */
export interface AfterJourney {
  /** What each press promised to give back. */
  readonly promised: readonly CancellationQuote[];
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
const REFUSALS = new Set(['cancellation_refused', 'cancellation_in_progress', 'quote_expired']);

class GaveUp extends Error {}

/** The page of a booking on one device: its calls, repeated as a person would. */
function openPage({ installation, browser, reference, isPatient = false }: Owner, access: object) {
  const { triesMax, pauseMs } = isPatient ? PATIENT : HURRIED;
  let stuckAt: string | null = null;

  async function call<Reply>(
    path: string,
    schema: GenericSchema<unknown, { data: Reply }>,
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

  return {
    stuckAt: () => stuckAt,
    progress: () => call('/booking/progress', BookingProgressReplySchema),
    quote: (part?: string) =>
      call('/booking/cancellation/quote', CancellationQuoteReplySchema, part === undefined ? {} : { part }),
    async code(): Promise<string> {
      for (let tries = 1; ; tries += 1) {
        await call('/booking/cancellation/code', CodeSentReplySchema);
        // Mails leave by themselves; an api that has just been started is given its time.
        await (isPatient ? sleep(PATIENT.pauseMs * 4) : installation.control('POST', '/work'));
        const code = await mailedCode(installation.folder, reference);
        if (code !== null) return code;
        if (tries === HURRIED.triesMax) throw new GaveUp('no mail with a code');
      }
    },
    confirm: ({ quoteId }: CancellationQuote, code: string) =>
      call('/booking/cancellation/confirm', BookingProgressReplySchema, { quoteId, code }),
  };
}
type Page = ReturnType<typeof openPage>;

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
    const press = (on: Page, quoted: CancellationQuote) =>
      on.confirm(quoted, code).then(
        (reply) => {
          promised.push(quoted);
          return reply;
        },
        (failure: unknown) => {
          if (failure instanceof GaveUp) return null;
          throw failure;
        },
      );
    const presses = [press(page, quote)];
    if (pressed !== 'once') presses.push(press(elsewhere, other));
    const replies = await Promise.all(presses);
    // A press that was not answered may have worked: what it promised counts.
    if (promised.length === 0 && !REFUSALS.has(page.stuckAt() ?? '')) promised.push(quote);
    progress = replies.find((reply) => reply !== null) ?? null;
  } catch (failure) {
    if (!(failure instanceof GaveUp)) throw failure;
  }
  return { promised, progress: (await watch(owner)) ?? progress, stuckAt: page.stuckAt() };
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
    await (isPatient ? sleep(PATIENT.pauseMs) : installation.advance(LOOK_EVERY_MS));
  }
  return progress;
}

export function actAfterTicket(owner: Owner, plans: AfterTicket): Promise<AfterJourney> {
  switch (plans.act) {
    case 'cancel':
      return cancel(owner, plans);
    default:
      return plans.act satisfies never;
  }
}
