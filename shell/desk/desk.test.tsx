import { fillIn } from '@travesia/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { aBooking, anOrder } from '../checkout/testing/orders.ts';
import { createFakeDesk, PROOF, SCRIPT } from './testing/fake-desk.ts';
import { openDesk } from './testing/open-desk.tsx';

describe('the desk', () => {
  it('D-03: finds by one field, from the keyboard, and opens what was found', async () => {
    const desk = createFakeDesk();
    const { user } = openDesk(desk);
    await screen.findByRole('heading', { level: 1, name: 'Needs attention' });
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
    ['en', 'Emergency contact: +34600445566', 'Iberia frequent flyer number: AB 12', 'Travelers'],
    ['es', 'Contacto de emergencia: +34600445566', 'Viajero frecuente de Iberia: AB 12', 'Viajeros'],
  ] as const)(
    'W-05: emergency contact and frequent-flyer numbers stand with the travellers (%s)',
    async (locale, words, flyer, title) => {
      const desk = createFakeDesk();
      desk.shown = {
        ...aBooking,
        passenger: { ...aBooking.passenger, emergencyContact: '+34600445566' },
        travellers: aBooking.travellers.map((traveller) => ({
          ...traveller,
          frequentFlyer: { airline: 'Iberia', number: 'AB 12' },
        })),
      };
      const { user } = openDesk(desk, { locale });
      await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
      const travellers = within(await screen.findByRole('region', { name: title }));
      expect(travellers.getByRole('link', { name: 'lucia@example.com' })).toBeVisible();
      expect(travellers.getByRole('link', { name: '+34600555010' })).toBeVisible();
      expect(travellers.getByText(words)).toBeVisible();
      expect(travellers.getAllByRole('listitem')[0]).toHaveTextContent(flyer);
    },
  );

  it.each([
    ['en', 'Itinerary', 'Operated by Avianca Express', 'Refund'],
    ['es', 'Itinerario', 'Operado por Avianca Express', 'Reembolso'],
  ] as const)(
    'D-05: the itinerary says when and who flies, and by which rules, as the traveller reads it (%s)',
    async (locale, name, operator, rule) => {
      const [journey] = aBooking.sections;
      if (journey?.kind !== 'journey') throw new Error('no flight is booked');
      const segments = journey.segments.map((each) => ({ ...each, operatedBy: 'Avianca Express' }));
      const desk = createFakeDesk();
      desk.shown = {
        ...aBooking,
        sections: [{ ...journey, segments }],
        policies: [{ code: 'refund', title: rule, text: '60 USD' }],
      };
      const { user } = openDesk(desk, { locale });
      await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
      const itinerary = within(await screen.findByRole('region', { name }));
      expect(itinerary.getAllByText(new RegExp(operator))[0]).toBeVisible();
      expect(itinerary.getByText(rule)).toBeVisible();
    },
  );

  it.each([
    ['en', 'canceled'],
    ['es', 'cancelada'],
  ] as const)('D-05: a booking of which nothing stands any more says so first (%s)', async (locale, word) => {
    const desk = createFakeDesk();
    desk.shown = { ...aBooking, status: 'cancelled' };
    const { user } = openDesk(desk, { locale });
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /SW179FQ5ZA/ });
    expect(within(heading.closest('header') as HTMLElement).getByText(word)).toBeVisible();
  });

  it.each([
    ['en', 'Money', 'Flight', 'charge 1'],
    ['es', 'Dinero', 'Vuelo', 'cobro 1'],
  ] as const)(
    'D-05: why money moved is said in words, which payment it was behind them (%s)',
    async (locale, name, part, cause) => {
      const { user } = openDesk(createFakeDesk(), { locale });
      await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
      const money = within(await screen.findByRole('region', { name }));
      expect(money.getByRole('cell', { name: part })).toBeVisible();
      expect(money.getByRole('cell', { name: cause })).toBeVisible();
    },
  );

  it('D-05: the head says how the booking stands, what it is worth and what of it was given back', async () => {
    const desk = createFakeDesk();
    const back = { amount: 10_050, currency: 'USD' };
    desk.shown = { ...aBooking, refunds: [{ amount: back, at: '2026-11-23T10:00:00.000Z' }] };
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    const title = await screen.findByRole('heading', { level: 1, name: `SW179FQ5ZA · ${aBooking.heading}` });
    const head = title.closest('header');
    expect(head).toHaveTextContent(/confirmed.*Flight.*Total.*refunded: \$100\.50/);
    await expectAccessible();
  });

  it('W-15: says what is wrong with the site, since when and what to do, whatever is open', async () => {
    const { user } = openDesk(createFakeDesk());
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
    openDesk(desk);
    await screen.findByRole('article', { name: /Mail refused/ });
    expect(desk.calls.map(({ path }) => path)).toContain('/alerts');
    expect(screen.queryByRole('list', { name: 'Alerts' })).toBeNull();
  });

  it('a note that looks like a script is text', async () => {
    const { user } = openDesk(createFakeDesk(), { locale: 'es' });
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    expect(await screen.findByText(SCRIPT)).toBeVisible();
    expect(window).not.toHaveProperty('isHacked');
    await user.click(screen.getByRole('button', { name: 'Añadir nota' }));
    expect(screen.getByLabelText(/Nota nueva/)).toHaveAccessibleDescription(/Escribe algo/);
    await expectAccessible();
  });

  it('D-04: an item is taken, and then shows what can be done with it', async () => {
    const desk = createFakeDesk();
    const { user } = openDesk(desk);
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

  it('D-01: a page that is not for one’s role says so, whoever gave its address', async () => {
    openDesk(createFakeDesk({ id: 'raul', name: 'Raúl', role: 'read-only' }));
    await screen.findByRole('searchbox');
    window.location.hash = '#view=by-hand';
    expect(await screen.findByRole('heading', { name: 'Book by hand' })).toBeVisible();
    expect(screen.getByText('Your role does not allow this.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Book by hand' })).toBeNull();
  });

  it('D-04: who is too late is told who has it', async () => {
    const desk = createFakeDesk();
    desk.taken = true;
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'Take it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Leo has this item now');
    expect(await screen.findByText('with Leo')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Take it over/ })).toBeNull();
  });

  it('D-06: a refund shows its effect, needs an amount that is left and a reason, and is sent once', async () => {
    const desk = createFakeDesk();
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    const form = within(screen.getByRole('form', { name: 'Give money back' }));
    expect(form.getByText(/The orders stand/)).toBeVisible();
    expect(form.getByText(/802\.41/)).toBeVisible();
    await fillIn(user, form.getByLabelText(/Amount in USD/), '900');
    await user.click(form.getByRole('button', { name: 'Review the refund' }));
    expect(form.getByLabelText(/Amount/)).toHaveAccessibleDescription(/more than is left .*802\.41/);
    expect(form.getByLabelText(/Reason/)).toHaveAccessibleDescription(/Say why/);
    expect(form.queryByText(/wait for somebody else/)).toBeNull();
    await user.clear(form.getByLabelText(/Amount/));
    await fillIn(user, form.getByLabelText(/Amount/), '250,50');
    expect(form.getByText(/wait for somebody else/)).toBeVisible();
    await user.type(form.getByLabelText(/Reason/), 'missed breakfast{Enter}');
    expect(form.getByText(/about to give back \$250\.50/)).toBeVisible();
    expect(desk.calls.some(({ path }) => path === '/act/refund')).toBe(false);
    await expectAccessible();
    await user.click(form.getByRole('button', { name: /^Give back \$250\.50/ }));
    expect(await screen.findByText('Give money back: waits for approval')).toBeVisible();
    const sent = desk.calls.filter(({ path }) => path === '/act/refund');
    expect(sent).toMatchObject([{ body: { amount: 25_050, reason: 'missed breakfast', seen: 'one:' } }]);
  });

  it('D-06: a name is corrected for the traveller who is chosen, in letters that suppliers take', async () => {
    const desk = createFakeDesk();
    const [lucia] = aBooking.travellers;
    if (!lucia) throw new Error('nobody travels');
    desk.shown = { ...aBooking, travellers: [lucia, { ...lucia, id: 'p2', firstName: 'Luis' }] };
    desk.ways = [{ act: 'correct-name', subjectId: 'booking-1', about: '', money: null, keeps: null }];
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await user.click(await screen.findByRole('button', { name: 'Correct a name' }));
    const form = within(screen.getByRole('form', { name: 'Correct a name' }));
    await user.selectOptions(form.getByLabelText('Traveler'), 'Luis Ferrer');
    const lastName = form.getByLabelText(/^Last name/);
    expect(lastName).toHaveValue('Ferrer');
    await user.clear(lastName);
    await fillIn(user, lastName, '费雷尔');
    await user.type(form.getByLabelText(/Reason/), 'as in the passport{Enter}');
    expect(lastName).toHaveAccessibleDescription(/in Latin letters/);
    await user.clear(lastName);
    await fillIn(user, lastName, 'Ferrero');
    await expectAccessible();
    await user.click(form.getByRole('button', { name: 'Correct a name' }));
    expect(await screen.findByText('Correct a name: done')).toBeVisible();
    expect(desk.calls.find(({ path }) => path === '/act/correct-name')?.body).toMatchObject({
      travellerId: 'p2',
      firstName: 'Luis',
      lastName: 'Ferrero',
    });
  });

  it('D-06: who was faster is named, and what was typed stays', async () => {
    const desk = createFakeDesk();
    desk.faster = 'Leo';
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    await fillIn(user, screen.getByLabelText(/Amount/), '5');
    await user.type(screen.getByLabelText(/Reason/), 'goodwill{Enter}');
    await user.click(screen.getByRole('button', { name: /^Give back/ }));
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
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    expect(await screen.findByText(/wants to give back/)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Approve' })).toHaveLength(buttons);
    if (buttons === 0) return;
    await fillIn(user, screen.getByLabelText(/Reason/), 'agreed');
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
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await messages.findByText(SCRIPT)).toBeVisible();
    expect(messages.getByRole('button', { name: 'visa.png (2 kB)' })).toBeVisible();
    await user.click(messages.getByRole('button', { name: 'Send answer' }));
    expect(messages.getByLabelText(/New answer/)).toHaveAccessibleDescription(/Write something/);
    await fillIn(user, messages.getByLabelText(/New answer/), 'At nine.');
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
    const { user, proof } = openDesk(createFakeDesk());
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
    const { user } = openDesk(createFakeDesk({ id: 'leo', name: 'Leo', role: 'lead' }));
    await screen.findByRole('heading', { level: 1, name: 'Needs attention' });
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
    const { user } = openDesk(desk, { locale });
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
      const { user } = openDesk(desk, { locale });
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
    const { user } = openDesk(desk);
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
      const { user } = openDesk(desk, { locale });
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
    ['en', 'Phone sale', 'Call code', 'Open', /doesn't exist or has expired/],
  ] as const)(
    'D-08: %s: a call code opens what the caller sees, and one that opens nothing says so',
    async (locale, nav, label, press, unknown) => {
      const desk = createFakeDesk();
      desk.called = { view: { ...anOrder, heading: SCRIPT }, total: '100 €' };
      const { user } = openDesk(desk, { locale });
      await user.click(await screen.findByRole('button', { name: nav }));
      await user.type(await screen.findByLabelText(label), 'zzz999{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent(unknown);
      await user.clear(screen.getByLabelText(label));
      await fillIn(user, screen.getByLabelText(label), 'abc234');
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
    const { user } = openDesk(desk);
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
      const { user } = openDesk(desk, { locale });
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
      'Maximum uses',
      /Until the end/,
      'End SPRING10',
      /· ended ·/,
    ],
  ] as const)(
    'D-17: %s: the owner sets a deal with its limits and ends it; what is wrong is said at its field',
    async (locale, nav, press, code, value, times, until, end, ended) => {
      const desk = createFakeDesk({ id: 'olga', name: 'Olga', role: 'owner' });
      const { user } = openDesk(desk, { locale });
      await user.click(await screen.findByRole('button', { name: nav }));
      await fillIn(user, await screen.findByLabelText(code), 'spring10');
      await fillIn(user, screen.getByLabelText(value), '60');
      await user.click(screen.getByRole('button', { name: press }));
      expect(screen.getByLabelText(value)).toBeInvalid();
      expect(screen.getByLabelText(times)).toBeInvalid();
      expect(screen.getByLabelText(code)).toBeValid();
      await user.clear(screen.getByLabelText(value));
      await fillIn(user, screen.getByLabelText(value), '12,5');
      await fillIn(user, screen.getByLabelText(times), '3');
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
    const { user } = openDesk(desk);
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

  it('D-01: a role that may only read sees no button to act, and no log', async () => {
    openDesk(createFakeDesk({ id: 'raul', name: 'Raúl', role: 'read-only' }));
    await screen.findByRole('article', { name: /Mail refused/ });
    for (const name of [/Take/, 'Audit log', 'Reports'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
