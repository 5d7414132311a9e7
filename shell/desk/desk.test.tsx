import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import type { Locale, SignInProblem } from '@travesia/contracts';
import { aBooking, anOrder } from '../checkout/testing/orders.ts';
import { createProofKeeper } from '../staff/proof.ts';
import { createDeskClient } from './api/desk-client.ts';
import { DeskApp } from './desk-app.tsx';
import { createFakeDesk, PROOF, SCRIPT, type FakeDesk } from './testing/fake-desk.ts';

interface Opening {
  readonly locale?: Locale;
  readonly problem?: SignInProblem;
  readonly isSignedIn?: boolean;
}

function open(desk: FakeDesk, { locale = 'en', problem, isSignedIn = true }: Opening = {}) {
  window.history.replaceState(null, '', isSignedIn ? `/desk#proof=${PROOF}` : '/desk');
  const proof = createProofKeeper(window);
  const client = createDeskClient({
    fetch: desk.fetch,
    proof: proof.read,
    locale: () => locale,
    timeoutMs: 5_000,
  });
  const left: string[] = [];
  render(
    <DeskApp
      client={client}
      proof={proof}
      locale={locale}
      problem={problem}
      goTo={(address) => left.push(address)}
      onLocale={() => {}}
    />,
  );
  return { user: userEvent.setup(), proof, left };
}

describe('signing in', () => {
  it.each([
    ['issuer_down', 'es', /no responde/],
    ['role_missing', 'en', /has no role/],
    ['refused', 'en', /not completed/],
    ['too_late', 'es', /demasiado tiempo/],
  ] as const)('D-01: %s is told in words, beside the way in', async (problem, locale, words) => {
    open(createFakeDesk(), { problem, locale, isSignedIn: false });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/desk/sign-in');
    await expectAccessible();
  });

  it('X-20: the proof leaves the address at once, and goes with the sign-out', async () => {
    const { user, proof, left } = open(createFakeDesk());
    expect([window.location.href.includes('proof'), proof.read()]).toEqual([false, PROOF]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(left).toEqual(['https://id.test/end']));
    expect(proof.read()).toBeNull();
  });

  it('a session that ends takes what was on the screen with it', async () => {
    const desk = createFakeDesk();
    const { user } = open(desk);
    await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
    await screen.findByText(/l···@example.com/);
    desk.refusal = { status: 401, code: 'sign_in_needed' };
    await user.click(screen.getByRole('button', { name: /SW179FQ5ZA/ }));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(screen.queryByText(/l···@example.com/)).toBeNull();
  });
});

it('D-01: a role that is taken away in the middle of a session refuses the act, and what was typed stays', async () => {
  const desk = createFakeDesk();
  const { user } = open(desk);
  await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
  await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA/ }));
  await user.type(await screen.findByLabelText(/New note/), 'called at nine');
  desk.refusal = { status: 403, code: 'role_refused' };
  await user.click(screen.getByRole('button', { name: /Add note|Save note|Add/ }));
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(screen.getByLabelText(/New note/)).toHaveValue('called at nine');
});

describe('the desk', () => {
  it('D-03: finds by one field, from the keyboard, and opens what was found', async () => {
    const desk = createFakeDesk();
    const { user } = open(desk);
    await screen.findByRole('heading', { level: 1, name: 'What waits for somebody' });
    await expectAccessible();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('Ferer{Enter}');
    await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA.*Lucía F···.*Madrid – Bogotá/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /SW179FQ5ZA/ })).toHaveFocus();
    expect(desk.calls).toContainEqual({
      path: '/booking',
      body: { id: expect.any(String), why: 'search: Ferer' },
    });
    expect(within(screen.getByRole('region', { name: 'Money' })).getByText(/802\.41/)).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['en', 'Emergency contact: +34600445566', 'Travelers'],
    ['es', 'Contacto de emergencia: +34600445566', 'Viajeros'],
  ] as const)(
    'W-05: the emergency contact stands beside the phone number (%s)',
    async (locale, words, title) => {
      const desk = createFakeDesk();
      desk.shown = { ...aBooking, passenger: { ...aBooking.passenger, emergencyContact: '+34600445566' } };
      const { user } = open(desk, { locale });
      await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
      const travellers = within(await screen.findByRole('region', { name: title }));
      expect(travellers.getByText(/lucia@example\.com · \+34600555010/)).toBeVisible();
      expect(travellers.getByText(words)).toBeVisible();
    },
  );

  it('W-15: says what is wrong with the site, since when and what to do, whatever is open', async () => {
    const { user } = open(createFakeDesk());
    const alert = await screen.findByRole('list', { name: 'Alerts' });
    expect(alert).toHaveTextContent(
      'No mail leaves (none for 40 minutes, limit 30 minutes, 10 minutes ago). Check the mail server.',
    );
    await user.type(screen.getByRole('searchbox'), 'Ferrer{Enter}');
    await screen.findByText(/l···@example.com/);
    expect(alert).toBeVisible();
    await expectAccessible();
  });

  it('W-15: says nothing while nothing is wrong', async () => {
    const desk = createFakeDesk();
    desk.alerts = [];
    open(desk);
    await screen.findByRole('article', { name: /Mail refused/ });
    expect(desk.calls.map(({ path }) => path)).toContain('/alerts');
    expect(screen.queryByRole('list', { name: 'Alerts' })).toBeNull();
  });

  it('a note that looks like a script is text', async () => {
    const { user } = open(createFakeDesk(), { locale: 'es' });
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    expect(await screen.findByText(SCRIPT)).toBeVisible();
    expect(window).not.toHaveProperty('isHacked');
    await user.click(screen.getByRole('button', { name: 'Añadir nota' }));
    expect(screen.getByLabelText(/Nota nueva/)).toHaveAccessibleDescription(/Escribe algo/);
    await expectAccessible();
  });

  it('D-04: an item is taken, and then shows what can be done with it', async () => {
    const desk = createFakeDesk();
    const { user } = open(desk);
    const item = within(await screen.findByRole('article', { name: /Mail refused/ }));
    expect(item.getByText(/refused our mail for good/)).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Take it' }));
    await user.click(await item.findByRole('button', { name: 'Close' }));
    await user.click(item.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(item.getByLabelText(/Reason/)).toHaveAccessibleDescription(/Say why/);
    await user.type(item.getByLabelText(/Reason/), 'new address{Enter}');
    await waitFor(() =>
      expect(desk.calls).toContainEqual({
        path: '/items/close',
        body: { queue: 'mail', subjectId: 'mail-1', version: 1, reason: 'new address' },
      }),
    );
    await expectAccessible();
  });

  it('D-04: who is too late is told who has it', async () => {
    const desk = createFakeDesk();
    desk.taken = true;
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'Take it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Leo has this item now');
    expect(await screen.findByText('with Leo')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Take it over/ })).toBeNull();
  });

  it('D-06: a refund shows its effect, needs an amount that is left and a reason, and is sent once', async () => {
    const desk = createFakeDesk();
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    const form = within(screen.getByRole('form', { name: 'Give money back' }));
    expect(form.getByText(/The orders stand/)).toBeVisible();
    expect(form.getByText(/802\.41/)).toBeVisible();
    await user.type(form.getByLabelText(/Amount in USD/), '900');
    await user.click(form.getByRole('button', { name: 'Give money back' }));
    expect(form.getByLabelText(/Amount/)).toHaveAccessibleDescription(/between 0 and/);
    await user.clear(form.getByLabelText(/Amount/));
    await user.type(form.getByLabelText(/Amount/), '250,50');
    expect(form.getByText(/wait for somebody else/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Give money back' }));
    expect(form.getByLabelText(/Reason/)).toHaveAccessibleDescription(/Say why/);
    await expectAccessible();
    await user.type(form.getByLabelText(/Reason/), 'missed breakfast{Enter}');
    expect(await screen.findByText('waits for approval')).toBeVisible();
    const sent = desk.calls.filter(({ path }) => path === '/act/refund');
    expect(sent).toMatchObject([{ body: { amount: 25_050, reason: 'missed breakfast', seen: 'one:' } }]);
  });

  it('D-06: who was faster is named, and what was typed stays', async () => {
    const desk = createFakeDesk();
    desk.faster = 'Leo';
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    await user.type(screen.getByLabelText(/Amount/), '5');
    await user.type(screen.getByLabelText(/Reason/), 'goodwill{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Leo already did this: Give money back');
    expect(screen.getByLabelText(/Reason/)).toHaveValue('goodwill');
  });

  it.each([
    ['ines', 0],
    ['leo', 1],
  ])('D-06: what %s asked for is approved by somebody else', async (by, buttons) => {
    const desk = createFakeDesk({ id: 'ines', name: 'Inés', role: 'lead' });
    desk.done = [
      {
        key: '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c12',
        act: 'refund',
        state: 'waiting',
        by: { id: by, name: by },
        decidedBy: null,
        reason: 'goodwill',
        amount: { amount: 30_000, currency: 'USD' },
        at: '2026-11-23T10:00:00.000Z',
      },
    ];
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    expect(await screen.findByText(/wants to give back/)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Approve' })).toHaveLength(buttons);
    if (buttons === 0) return;
    await user.type(screen.getByLabelText(/Reason/), 'agreed');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(desk.calls).toContainEqual({
        path: '/refund-approve',
        body: expect.objectContaining({ isApproved: true, reason: 'agreed' }),
      }),
    );
    await expectAccessible();
  });

  it('D-13: what the traveller wrote is read and answered on the screen of the booking', async () => {
    const desk = createFakeDesk();
    desk.shown = aBooking;
    desk.messages = [
      {
        id: 'one',
        from: 'traveller',
        author: null,
        text: SCRIPT,
        at: '2026-11-23T10:00:00.000Z',
        files: [{ id: 'file', name: 'visa.png', sizeBytes: 2_048 }],
      },
    ];
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await messages.findByText(SCRIPT)).toBeVisible();
    expect(messages.getByRole('button', { name: 'visa.png (2 kB)' })).toBeVisible();
    await user.click(messages.getByRole('button', { name: 'Send answer' }));
    expect(messages.getByLabelText(/New answer/)).toHaveAccessibleDescription(/Write something/);
    await user.type(messages.getByLabelText(/New answer/), 'At nine.');
    await user.click(messages.getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(desk.calls).toContainEqual({
        path: '/messages/answer',
        body: expect.objectContaining({ text: 'At nine.' }),
      }),
    );
    expect(messages.getByLabelText(/New answer/)).toHaveValue('');
    await expectAccessible();
  });

  it('D-10: each view has an address: back and a reload keep the place, and the proof stays', async () => {
    const { user, proof } = open(createFakeDesk());
    await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
    expect(window.location.hash).toBe('#view=found&text=Ferrer');
    await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /SW179FQ5ZA/ })).toHaveFocus();
    expect(window.location.hash).toMatch(/^#view=booking&id=/);
    expect(proof.read()).toBe(PROOF);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Ferrer/ })).toBeVisible();
    expect(proof.read()).toBe(PROOF);
  });

  it('D-10: the palette goes anywhere by a few letters, and its shortcut is shown', async () => {
    const { user } = open(createFakeDesk({ id: 'leo', name: 'Leo', role: 'lead' }));
    await screen.findByRole('heading', { level: 1, name: 'What waits for somebody' });
    expect(screen.getByRole('button', { name: /Go to/ })).toHaveTextContent('Ctrl K');
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByLabelText('Type where to')).toHaveFocus();
    await user.keyboard('dispute{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Queue' })).toHaveValue('dispute');
    expect(window.location.hash).toBe('#view=queues&queue=dispute');
    await user.keyboard('{Control>}k{/Control}');
    await expectAccessible();
    await user.type(await screen.findByLabelText('Type where to'), 'audit{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'What was read and done' })).toBeVisible();
  });

  it.each([
    ['en', 'Erase the traveler’s data', 'How they asked', 'Erase for good', /^Erased on/],
    ['es', 'Borrar los datos del viajero', 'Cómo lo pidió', 'Borrar para siempre', /^Borrados el/],
  ] as const)('D-11: in %s, a lead erases a traveller', async (locale, erase, how, confirm, done) => {
    const desk = createFakeDesk({ id: 'leo', name: 'Leo', role: 'lead' });
    const { user } = open(desk, { locale });
    await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
    await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA/ }));
    await user.click(await screen.findByRole('button', { name: erase }));
    const form = screen.getByRole('form', { name: erase });
    await user.selectOptions(within(form).getByRole('combobox', { name: how }), 'letter');
    await expectAccessible();
    await user.click(within(form).getByRole('button', { name: confirm }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.queryByRole('button', { name: erase })).toBeNull();
    expect(desk.calls.find(({ path }) => path === '/person/erase')?.body).toMatchObject({ basis: 'letter' });
  });

  it.each([
    ['en', 'Release the copy', /asked for a copy on/, /The copy was released on/],
    ['es', 'Entregar la copia', /pidió una copia el/, /La copia se entregó el/],
  ] as const)(
    'D-19: %s: an agent releases the copy that a traveller asked for',
    async (locale, press, asked, released) => {
      const desk = createFakeDesk();
      desk.person = {
        erasedAt: null,
        refusal: 'trip_ahead',
        requests: [{ kind: 'export', state: 'open', at: '2026-11-23T10:00:00.000Z' }],
      };
      const { user } = open(desk, { locale });
      await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
      expect(await screen.findByText(asked)).toBeVisible();
      await user.click(screen.getByRole('button', { name: press }));
      expect(await screen.findByText(released)).toBeVisible();
      expect(screen.queryByRole('button', { name: press })).toBeNull();
      await expectAccessible();
    },
  );

  it('D-11: while the trip is ahead the screen says so and offers nothing; an agent is offered nothing either', async () => {
    const desk = createFakeDesk({ id: 'leo', name: 'Leo', role: 'lead' });
    desk.person = { erasedAt: null, refusal: 'trip_ahead', requests: [] };
    const { user } = open(desk);
    await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
    await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA/ }));
    expect(await screen.findByText(/the trip is ahead/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Erase/ })).toBeNull();
  });

  it.each([
    ['en', 'Reports', 'By', 'Show', /1,604\.82/],
    ['es', 'Informes', 'Por', 'Mostrar', /1\.?604,82/],
  ] as const)(
    'D-09: in %s, finance reads a report by what it chose',
    async (locale, title, by, show, paid) => {
      const desk = createFakeDesk({ id: 'fina', name: 'Fina', role: 'finance' });
      const { user } = open(desk, { locale });
      await user.click(await screen.findByRole('button', { name: title }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
      expect(await screen.findByRole('cell', { name: paid })).toBeVisible();
      await user.selectOptions(screen.getByRole('combobox', { name: by }), 'market');
      expect(desk.calls.filter(({ path }) => path === '/report')).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: show }));
      await waitFor(() =>
        expect(desk.calls.at(-1)).toMatchObject({ path: '/report', body: { by: 'market' } }),
      );
      await expectAccessible();
    },
  );

  it.each([
    ['es', 'Venta por teléfono', 'Código de llamada', 'Abrir', /no existe o ya caducó/],
    ['en', 'Phone sale', 'Call code', 'Open', /does not exist or has expired/],
  ] as const)(
    'D-08: %s: a call code opens what the caller sees, and one that opens nothing says so',
    async (locale, nav, label, press, unknown) => {
      const desk = createFakeDesk();
      desk.called = { view: { ...anOrder, heading: SCRIPT }, total: '100 €' };
      const { user } = open(desk, { locale });
      await user.click(await screen.findByRole('button', { name: nav }));
      await user.type(await screen.findByLabelText(label), 'zzz999{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(unknown);
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), 'abc234');
      await user.click(screen.getByRole('button', { name: press }));
      expect(await screen.findByText('ES · EUR')).toBeVisible();
      expect(screen.getAllByText(SCRIPT)).toHaveLength(2);
      expect(screen.getByText('100 €')).toBeVisible();
      expect(window.location.hash).toBe('#view=call&code=ABC234');
      await expectAccessible();
    },
  );

  it('D-09: a period that ends before it begins is not sent', async () => {
    const desk = createFakeDesk({ id: 'fina', name: 'Fina', role: 'finance' });
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'Reports' }));
    const from = await screen.findByLabelText('From');
    await user.clear(from);
    await user.type(from, '2999-01-01');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText(/not before the start/)).toBeVisible();
    expect(desk.calls.filter(({ path }) => path === '/report')).toHaveLength(1);
  });

  it.each([
    ['es', 'Venta por teléfono', 'Código de llamada', 'Enviar enlace de pago', 'enviado', /ha cambiado/],
    ['en', 'Phone sale', 'Call code', 'Send payment link', 'sent', /has changed/],
  ] as const)(
    'D-16: %s: a link is sent for an order that is filled in; who is slower is told, and tries again',
    async (locale, nav, label, press, state, slower) => {
      const desk = createFakeDesk();
      desk.called = { view: { ...anOrder, missing: ['customer', 'billing'] }, total: '100 €' };
      const { user } = open(desk, { locale });
      await user.click(await screen.findByRole('button', { name: nav }));
      await user.type(await screen.findByLabelText(label), 'ABC234{Enter}');
      await screen.findByText('100 €');
      expect(screen.queryByRole('button', { name: press })).toBeNull();
      desk.called = { view: { ...anOrder, missing: ['billing', 'payment'] }, total: '100 €' };
      await user.type(screen.getByLabelText(label), '{Enter}');
      desk.faster = 'Leo';
      await user.click(await screen.findByRole('button', { name: press }));
      expect(await screen.findByRole('alert')).toHaveTextContent(slower);
      desk.faster = null;
      await user.click(screen.getByRole('button', { name: press }));
      expect(await screen.findByRole('cell', { name: state })).toBeVisible();
      const keys = desk.calls.flatMap(({ path, body }) =>
        path === '/sales/send-link' ? [(body as { key: string }).key] : [],
      );
      expect(new Set(keys).size).toBe(2);
      await expectAccessible();
    },
  );

  it.each([
    [
      'es',
      'Descuentos',
      'Crear',
      'Código',
      'Cuánto',
      'Cuántas veces como mucho',
      /Hasta el final/,
      'Terminar SPRING10',
      /· terminado ·/,
    ],
    [
      'en',
      'Phone deals',
      'Set it',
      'Code',
      'How much',
      'How often at most',
      /Until the end/,
      'End SPRING10',
      /· ended ·/,
    ],
  ] as const)(
    'D-17: %s: the owner sets a deal with its limits and ends it; what is wrong is said at its field',
    async (locale, nav, press, code, value, times, until, end, ended) => {
      const desk = createFakeDesk({ id: 'olga', name: 'Olga', role: 'owner' });
      const { user } = open(desk, { locale });
      await user.click(await screen.findByRole('button', { name: nav }));
      await user.type(await screen.findByLabelText(code), 'spring10');
      await user.type(screen.getByLabelText(value), '60');
      await user.click(screen.getByRole('button', { name: press }));
      expect(screen.getByLabelText(value)).toBeInvalid();
      expect(screen.getByLabelText(times)).toBeInvalid();
      expect(screen.getByLabelText(code)).toBeValid();
      await user.clear(screen.getByLabelText(value));
      await user.type(screen.getByLabelText(value), '12,5');
      await user.type(screen.getByLabelText(times), '3');
      await user.type(screen.getByLabelText(until), '2999-01-31');
      await user.click(screen.getByRole('button', { name: press }));
      await user.click(await screen.findByRole('button', { name: end }));
      expect(desk.calls.find(({ path }) => path === '/deals/set')?.body).toEqual({
        code: 'SPRING10',
        off: 'percent',
        value: 1_250,
        timesMax: 3,
        amountMax: null,
        market: null,
        product: null,
        minimum: 0,
        endsAt: '2999-01-31T23:59:59Z',
      });
      expect(await screen.findByText(ended)).toBeVisible();
      await expectAccessible();
    },
  );

  it('D-17: an agent applies a deal to what the caller has chosen, and reads why it was refused', async () => {
    const desk = createFakeDesk();
    const deal = { code: 'SPRING10', off: 'percent', value: 1_000, timesMax: 3, amountMax: null } as const;
    const more = { market: null, product: null, minimum: 0, endsAt: '2999-01-31T23:59:59Z', by: 'Olga' };
    const own = { ...deal, ...more, times: 0, amount: 0 };
    desk.deals = [
      { ...own, isOver: 'no' },
      { ...own, code: 'GONE', isOver: 'used_up' },
    ];
    desk.called = { view: anOrder, total: '100 €' };
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'Phone sale' }));
    await user.type(await screen.findByLabelText('Call code'), 'ABC234{Enter}');
    const choice = await screen.findByRole('combobox', { name: 'Phone deal' });
    expect(within(choice).queryByRole('option', { name: 'GONE' })).toBeNull();
    await user.selectOptions(choice, 'SPRING10');
    desk.faster = 'Leo';
    await user.click(screen.getByRole('button', { name: 'Take it off' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/used up. Nothing was taken off/);
    desk.faster = null;
    await user.click(screen.getByRole('button', { name: 'Take it off' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const sent = desk.calls.filter(({ path }) => path === '/deals/apply').map(({ body }) => body);
    expect(sent).toMatchObject([{ code: 'ABC234', deal: 'SPRING10' }, { deal: 'SPRING10' }]);
    expect(desk.calls.filter(({ path }) => path === '/call').length).toBeGreaterThan(1);
    await expectAccessible();
  });

  it.each([
    [
      'en',
      ['Change the flight', 'New date', 'Find flights', 'Choose a date.'],
      /^Choose AV 27 MAD .* for \$120\.00/,
      ['Reason', 'Send payment link', 'Choose something else'],
      /payment link is on its way/,
    ],
    [
      'es',
      ['Cambiar el vuelo', 'Nueva fecha', 'Buscar vuelos', 'Elige una fecha.'],
      /^Elegir AV 27 MAD .* por 120,00/,
      ['Motivo', 'Enviar enlace de pago', 'Elegir otra cosa'],
      /enlace de pago está en camino/,
    ],
  ] as const)(
    'D-14: %s: a flight is changed: offers of a day, the price, and the link by which the traveller pays',
    async (locale, [press, date, find, missing], offer, [reason, send, again], sent) => {
      const desk = createFakeDesk();
      desk.mayAmend = true;
      desk.shown = aBooking;
      const { user } = open(desk, { locale });
      await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
      await user.click(await screen.findByRole('button', { name: press }));
      await user.click(screen.getByRole('button', { name: find }));
      expect(screen.getByLabelText(new RegExp(`^${date}`))).toHaveAccessibleDescription(missing);
      await user.type(screen.getByLabelText(new RegExp(`^${date}`)), '2026-12-23');
      await user.click(screen.getByRole('button', { name: find }));
      await user.click(await screen.findByRole('button', { name: offer }));
      await user.click(await screen.findByRole('button', { name: again }));
      await user.click(await screen.findByRole('button', { name: offer }));
      await user.click(await screen.findByRole('button', { name: send }));
      expect(screen.getByLabelText(new RegExp(`^${reason}`))).toHaveFocus();
      expect(desk.calls.filter(({ path }) => path === '/amend/make')).toEqual([]);
      await expectAccessible();
      await user.keyboard('by phone{Enter}');
      expect(await screen.findByText(sent)).toBeVisible();
      expect(desk.calls.find(({ path }) => path === '/amend/make')?.body).toMatchObject({
        changeId: expect.any(String),
        reason: 'by phone',
      });
      await expectAccessible();
    },
  );

  it('D-14: a cheaper flight is made at once; a quote that is over says so and leaves the reason', async () => {
    const desk = createFakeDesk();
    desk.mayAmend = true;
    desk.shown = aBooking;
    desk.changeTotal = { amount: -4_000, currency: 'USD' };
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await user.click(await screen.findByRole('button', { name: 'Change the flight' }));
    await user.type(screen.getByLabelText(/^New date/), '2026-12-23');
    await user.click(screen.getByRole('button', { name: 'Find flights' }));
    await user.click(await screen.findByRole('button', { name: /^Choose AV 27/ }));
    const form = within(await screen.findByRole('form', { name: 'Make the change' }));
    expect(form.getByText('To give back')).toBeVisible();
    expect(form.getByText(/^\$40\.00/)).toBeVisible();
    desk.faster = 'Leo';
    await user.type(form.getByLabelText(/^Reason/), 'by phone{Enter}');
    expect(await form.findByRole('alert')).toBeVisible();
    expect(form.getByLabelText(/^Reason/)).toHaveValue('by phone');
    desk.faster = null;
    await user.click(form.getByRole('button', { name: 'Make the change' }));
    expect(await screen.findByText(/airline is making the change/)).toBeVisible();
  });

  it('D-14: bags and seats are chosen, priced and paid by a link; nothing chosen is not sent', async () => {
    const desk = createFakeDesk();
    desk.mayAmend = true;
    desk.shown = aBooking;
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await user.click(await screen.findByRole('button', { name: 'Add bags and seats' }));
    await user.click(await screen.findByRole('button', { name: 'See the price' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a bag or a seat.');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Bag for Lucía Ferrer, outbound/ }), '2');
    await user.selectOptions(
      screen.getByRole('combobox', { name: /^Seat for Lucía Ferrer, AV 27/ }),
      'seat-14B',
    );
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'See the price' }));
    const form = within(await screen.findByRole('form', { name: 'Make the change' }));
    await user.type(form.getByLabelText(/^Reason/), 'by phone{Enter}');
    expect(await screen.findByText(/payment link is on its way/)).toBeVisible();
    expect(desk.calls.find(({ path }) => path === '/amend/services-quote')?.body).toMatchObject({
      services: [
        { serviceId: 'bag-1', quantity: 2 },
        { serviceId: 'seat-14B', quantity: 1 },
      ],
      shown: { amount: 6_500, currency: 'USD' },
    });
  });

  it('D-14: who may only read is offered no change', async () => {
    const desk = createFakeDesk({ id: 'raul', name: 'Raúl', role: 'read-only' });
    desk.mayAmend = true;
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await screen.findByRole('heading', { name: 'Money' });
    expect(screen.queryByRole('button', { name: 'Change the flight' })).toBeNull();
  });

  it('D-01: a role that may only read sees no button to act, and no log', async () => {
    open(createFakeDesk({ id: 'raul', name: 'Raúl', role: 'read-only' }));
    await screen.findByRole('article', { name: /Mail refused/ });
    for (const name of [/Take/, 'Audit log', 'Reports'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('bookings by hand', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>) {
    const type = async (name: RegExp | string, text: string) => user.type(screen.getByLabelText(name), text);
    await type(/What the traveler calls it/, 'Greek islands, MSC Musica');
    await type(/^Supplier\b(?!'s)/, 'MSC');
    await type(/Supplier's reference/, 'MSC90210');
    await type(/First day/, '2027-06-01');
    await type(/Last day/, '2027-06-08');
    await type(/First name 1/, 'Ana');
    await type(/Last name 1/, 'Pérez');
    await type(/Email/, 'ana@example.com');
    await type(/Phone with/, '+34600112233');
    await type(/Market/, 'ES');
    await type(/^Price/, '2400');
  }

  it('D-18: what was booked with a line is written down from the keyboard, and opened', async () => {
    const desk = createFakeDesk();
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'Book by hand' }));
    await screen.findByRole('heading', { name: 'Book by hand' });
    await fillIn(user);
    await user.clear(screen.getByLabelText(/Currency/));
    await user.type(screen.getByLabelText(/Currency/), 'eur');
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Written down. The traveler has a mail./)).toBeVisible();
    expect(desk.calls.find(({ path }) => path === '/sales/by-hand')?.body).toMatchObject({
      title: 'Greek islands, MSC Musica',
      supplierRef: 'MSC90210',
      travellers: [{ firstName: 'Ana', lastName: 'Pérez' }],
      paidTo: 'supplier',
      price: { amount: 240_000, currency: 'EUR' },
      cost: null,
    });
    expect(screen.getByLabelText(/What the traveler calls it/)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Open the booking' }));
    expect(await screen.findByRole('heading', { name: /SW179FQ5ZA/ })).toBeVisible();
  });

  it('D-18: what is missing is said at its field and nothing is sent', async () => {
    const desk = createFakeDesk();
    const { user } = open(desk, { locale: 'es' });
    await user.click(await screen.findByRole('button', { name: 'Reservar a mano' }));
    await user.click(await screen.findByRole('button', { name: 'Anotarla' }));
    expect(screen.getByLabelText(/Cómo lo llama/)).toHaveAccessibleDescription('Escribe qué se reservó.');
    expect(screen.getByLabelText(/Cómo lo llama/)).toHaveFocus();
    expect(screen.getByLabelText(/Nombre 1/)).toHaveAccessibleDescription(/como en el documento/);
    expect(desk.calls.some(({ path }) => path === '/sales/by-hand')).toBe(false);
  });

  it('D-18: paid to us, the amounts are in dollars what was typed stays where the reference is known, and the page says that a link was sent', async () => {
    const desk = createFakeDesk();
    const { user } = open(desk);
    await user.click(await screen.findByRole('button', { name: 'Book by hand' }));
    await screen.findByRole('heading', { name: 'Book by hand' });
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText(/Who is paid/), 'us');
    await user.type(screen.getByLabelText(/What the supplier gets/), '2500');
    await user.click(screen.getByRole('button', { name: 'Write it down' }));
    expect(screen.getByLabelText(/What the supplier gets/)).toHaveAccessibleDescription(
      /not above the price/,
    );
    await user.clear(screen.getByLabelText(/What the supplier gets/));
    await user.type(screen.getByLabelText(/What the supplier gets/), '2210,50');
    desk.faster = 'Leo';
    await user.click(screen.getByRole('button', { name: 'Write it down' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/written down already/);
    expect(screen.getByLabelText(/Supplier's reference/)).toHaveValue('MSC90210');
    desk.faster = null;
    await user.click(screen.getByRole('button', { name: 'Write it down' }));
    expect(await screen.findByText(/payment link is in the traveler's mail/)).toBeVisible();
    expect(desk.calls.at(-1)?.body).toMatchObject({
      price: { amount: 240_000, currency: 'USD' },
      cost: 221_050,
    });
  });

  it('D-18: one that nobody has paid says what it is, and its link is sent again', async () => {
    const desk = createFakeDesk();
    desk.kind = 'by-hand';
    const about = 'Greek islands · MSC Cruceros MSC90210';
    desk.ways = [{ act: 'send-link', subjectId: 'booking-1', about, money: null, keeps: null }];
    const { user } = open(desk);
    await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
    await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA/ }));
    expect(await screen.findByRole('heading', { name: /Booked by hand/ })).toBeVisible();
    const itinerary = within(screen.getByRole('region', { name: 'Itinerary' }));
    expect(itinerary.getByText(about)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the payment link again' }));
    const form = within(screen.getByRole('form', { name: 'Send the payment link again' }));
    expect(form.getByText(/ones before open nothing/)).toBeVisible();
    await expectAccessible();
    await user.type(form.getByLabelText(/^Reason/), 'not paid yet{Enter}');
    expect(await screen.findByText('done')).toBeVisible();
    expect(desk.calls.find(({ path }) => path === '/act/send-link')?.body).toMatchObject({
      subjectId: 'booking-1',
      reason: 'not paid yet',
    });
  });

  it('D-18: to cancel it the agent says what the supplier gives back, and is told that no money moves yet', async () => {
    const desk = createFakeDesk();
    desk.kind = 'by-hand';
    const { user } = open(desk);
    await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
    await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const form = screen.getByRole('form', { name: 'Cancel' });
    expect(within(form).getByText(/moves no money to the traveler/)).toBeVisible();
    expect(desk.calls.some(({ path }) => path === '/cancel-quote')).toBe(false);
    await user.type(within(form).getByLabelText(/gives back to us/), '2000');
    await user.click(within(form).getByRole('button', { name: 'See what it does' }));
    expect(await within(form).findByText(/Paid \$2,500.00/)).toBeVisible();
    expect(desk.calls.find(({ path }) => path === '/cancel-quote')?.body).toMatchObject({
      supplierGives: 200_000,
    });
  });
});
