import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OrderView } from '@travesia/contracts';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { createFakeServer, data, failure } from '../testing/fake-server.ts';
import { anOrder } from '../testing/orders.ts';
import { openCheckout } from '../testing/open-checkout.tsx';

const ORDER = '/user/session/order-view';
const HOLD = '/user/session/hold';
const GIVE_UP = '/user/session/give-up-hold';
const DAY_MS = 86_400_000;

const payUntil = new Date(Date.now() + 3 * DAY_MS).toISOString();
const hold = { payUntil, priceUntil: payUntil, refusal: null, referenceId: null, failure: null } as const;
const held: Partial<OrderView> = {
  state: 'held',
  hold: { ...hold, referenceId: 'K7M2Q9X4RT' },
  clock: { secondsLeft: 2 * 86_400 + 5 * 3600 + 40 },
};

function open(order: Partial<OrderView>, locale: 'es' | 'en' = 'es') {
  const server = createFakeServer(order);
  const page = openCheckout({ path: '/booking/BillingSummary', server, locale });
  return { server, ...page };
}

/** The other way than paying is one line until it is pressed. */
const openHold = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByText(/^(Aparta el viaje y paga|Hold the trip and pay)/));
const holdButton = () => screen.findByRole('button', { name: /^(Apartar hasta el|Hold until) / });

describe('a trip that can be held (Q-12)', () => {
  it.each([
    ['es', /El precio queda fijo hasta el/, /No se apartan asientos numerados ni maletas/],
    ['en', /Held: the price, until/, /Not held: specific seats and bags/],
  ] as const)(
    'Q-12: says until when, what stays fixed and what does not, and one press holds what is shown (%s)',
    async (locale, fixed, open_) => {
      const { server, user } = open({ hold }, locale);
      server.answer(HOLD, data({ state: 'held' }));
      await openHold(user);
      const button = await holdButton();
      expect(screen.getByText(fixed)).toBeVisible();
      expect(screen.getByText(open_)).toBeVisible();
      await expectAccessible();
      server.answer(ORDER, data({ ...anOrder, ...held }));
      await user.dblClick(button);
      expect(await screen.findByRole('heading', { level: 1, name: /está apartado|is held/ })).toBeVisible();
      expect(server.callsOf(HOLD)).toMatchObject([
        { body: { orderKey: anOrder.orderKey, amount: anOrder.total.amount } },
      ]);
    },
  );

  it('Q-12: nothing is offered where the airline wants to be paid at once', async () => {
    open({});
    expect(await screen.findByRole('button', { name: /^Pagar/ })).toBeVisible();
    expect(screen.queryByText(/Aparta el viaje/)).toBeNull();
  });

  it('Q-12: bags and seats are in the way, and that is said', async () => {
    const { user } = open({ hold: { ...hold, refusal: 'extras' } });
    await user.click(await screen.findByText(/^Apartar y pagar después: solo sin maletas/));
    expect(await screen.findByText(/Lo que añadiste no se puede apartar/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apartar/ })).toBeNull();
  });

  it('Q-12: a refusal says that nothing was charged, and the trip can be paid', async () => {
    const { server, user } = open({ hold });
    server.answer(HOLD, failure(409, 'change_refused'));
    await openHold(user);
    await user.click(await holdButton());
    expect(
      await screen.findByText(/no ha podido apartar el viaje. No se ha hecho ningún cargo/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
  });

  it('Q-12: an airline that could not hold it in the end is told after a reload, too', async () => {
    open({ state: 'priced', hold: { ...hold, failure: 'supplier_silent' } });
    expect(await screen.findByText(/La aerolínea no ha podido apartar el viaje/)).toBeVisible();
  });

  it('Q-12: while nobody knows, the page asks by itself until it does', async () => {
    const { server } = open({ state: 'holding', hold });
    expect(await screen.findByRole('heading', { name: 'Apartando tu viaje' })).toBeVisible();
    await expectAccessible();
    server.answer(ORDER, data({ ...anOrder, ...held }));
    expect(
      await screen.findByRole('heading', { name: 'Tu viaje está apartado' }, { timeout: 4000 }),
    ).toBeVisible();
  });
});

describe('a held trip (Q-12)', () => {
  it('Q-12: has its reference, the time left, its price and the way to pay; who travels is not changed', async () => {
    open(held);
    expect(await screen.findByText(/Quedan 2 días y 5 h/)).toBeVisible();
    expect(screen.getByText(/K7M2Q9X4RT/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pagar .*824,60/ })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Volver a los viajeros' })).toBeNull();
    await expectAccessible();
  });

  it('Q-12: is given up by a press that is asked about', async () => {
    const { server, user } = open(held);
    server.answer(GIVE_UP, data({ state: 'not-held' }));
    await user.click(await screen.findByRole('button', { name: 'Soltar el viaje' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Soltar el viaje?' }));
    await user.click(dialog.getByRole('button', { name: 'Seguir con el viaje apartado' }));
    expect(server.callsOf(GIVE_UP)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Soltar el viaje' }));
    server.answer(ORDER, data({ ...anOrder, state: 'expired', hold: { ...hold, failure: 'hold_given_up' } }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Soltar el viaje' }));
    expect(await screen.findByRole('heading', { name: 'Tu viaje ya no está apartado' })).toBeVisible();
    expect(screen.getByText(/No se ha hecho ningún cargo/)).toBeVisible();
  });

  it('Q-12: a give-up that got no reply is told, and can be pressed again', async () => {
    const { server, user } = open(held);
    server.answer(GIVE_UP, failure(500, 'internal'));
    await user.click(await screen.findByRole('button', { name: 'Soltar el viaje' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Soltar el viaje' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeInTheDocument());
    expect(dialog.getByRole('button', { name: 'Soltar el viaje' })).toBeEnabled();
  });

  it.each([
    ['hold_ended', /El plazo para pagar terminó/],
    ['hold_cancelled', /La aerolínea canceló los lugares/],
  ])('Q-12: says why it is over (%s)', async (reason, words) => {
    open({ state: 'expired', hold: { ...hold, failure: reason } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar un viaje' })).toBeVisible();
    await expectAccessible();
  });

  it('Q-12: when its time is over the order is asked what became of it', async () => {
    const { server } = open({ ...held, clock: { secondsLeft: 0 } });
    server.answer(ORDER, data({ ...anOrder, state: 'expired', hold: { ...hold, failure: 'hold_ended' } }));
    expect(await screen.findByRole('heading', { name: 'Tu viaje ya no está apartado' })).toBeVisible();
  });
});
