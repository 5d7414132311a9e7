import { createHmac, randomUUID } from 'node:crypto';
import type { ChangeOffer, ChangeQuote, DeskAct, DeskBooking, StaffRole } from '@travesia/contracts';
import { addDays, dateOf } from '@travesia/domain';
import { createShoppers, cartOf, PAYS } from './shopper.ts';
import type { Shop } from './open-shop.ts';

const SECONDS_MS = 10_000;

export interface As {
  readonly role?: StaffRole;
  readonly id?: string;
  readonly name?: string;
}

/** Calls of the service desk, as the site makes them for somebody who is signed in. */
export function createDeskCalls(shop: () => Shop) {
  const { openBrowser, readyToPay, pay, status } = createShoppers(shop);
  const siteSecret = () => shop().dependencies.configuration.SITE_SECRET;

  /** As the site signs it (shell/server/staff/staff-claim.ts). */
  function claimOf(claim: object, secret = siteSecret()): string {
    const key = createHmac('sha256', secret).update('staff').digest();
    const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
    return `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`;
  }

  function inject(
    path: string,
    payload: object,
    { role = 'agent', id = 'ines', name = 'Inés' }: As = {},
    wrong: object = {},
    { secret, app = shop().app }: { readonly secret?: string | undefined; readonly app?: Shop['app'] } = {},
  ) {
    const url = `/internal/desk/${path}`;
    const claim = {
      id,
      name,
      role,
      address: '192.0.2.7',
      call: `POST ${url}`,
      expiresAtMs: Date.now() + SECONDS_MS,
    };
    return app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'accept-language': 'en',
        'x-travesia-site': siteSecret(),
        'x-travesia-visitor': 'site',
        'x-travesia-staff': claimOf({ ...claim, ...wrong }, secret),
      },
    });
  }

  async function call(...asked: Parameters<typeof inject>) {
    const reply = await inject(...asked);
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, body: isJson ? reply.json() : reply.body };
  }

  /** A flight that was booked and paid. */
  async function booked(
    lastName = 'Pérez',
    isWanted?: Parameters<ReturnType<typeof createShoppers>['pricedOffer']>[1],
  ) {
    const browser = await openBrowser(randomUUID());
    const cartId = cartOf(await pay(browser, await readyToPay(browser, PAYS, lastName, isWanted)));
    const { body } = await status(browser, cartId);
    const { referenceId } = body.data as { referenceId: string };
    const { id } = await shop()
      .dependencies.database.selectFrom('bookings')
      .select('id')
      .where('reference', '=', referenceId)
      .executeTakeFirstOrThrow();
    return { id, referenceId, cartId, browser };
  }

  const read = async (id: string, as?: As) =>
    (await call('booking', { id, why: 'test' }, as)).body.data as DeskBooking;

  /** Does one of the ways that the booking's screen offers now. */
  async function act(
    id: string,
    name: DeskAct,
    more: object = {},
    { as, seen, app }: { readonly as?: As; readonly seen?: DeskBooking; readonly app?: Shop['app'] } = {},
  ) {
    const booking = seen ?? (await read(id, as));
    const subjectId = booking.ways.find((way) => way.act === name)?.subjectId ?? id;
    const body = { key: randomUUID(), id, seen: booking.seen, subjectId, reason: 'agreed by phone', ...more };
    return call(`act/${name}`, body, as, {}, app ? { app } : {});
  }

  /** A flight that its airline changes; the family name says at what price. */
  const bookedToChange = (lastName: string) =>
    booked(lastName, ({ conditions }) => 'changeable' in conditions && conditions.changeable === true);

  async function dayOf(id: string): Promise<string> {
    const [journey] = (await read(id)).shown?.sections ?? [];
    return journey?.kind === 'journey' ? dateOf(journey.segments[0]?.departureAt ?? '') : '';
  }

  /** The first flight two days later, at its price. */
  async function changeQuoted(id: string): Promise<ChangeQuote> {
    const date = addDays(await dayOf(id), 2);
    const { body } = await call('amend/change-offers', { id, journey: 0, date });
    const [offer] = (body.data as { offers: ChangeOffer[] }).offers;
    const reply = await call('amend/change-quote', { id, offerRef: offer?.offerRef, shown: offer?.total });
    if (reply.status !== 200) throw new Error(`no price for the change: ${reply.status}`);
    return reply.body.data as ChangeQuote;
  }

  return { claimOf, inject, call, booked, bookedToChange, changeQuoted, dayOf, read, act };
}
