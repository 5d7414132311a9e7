import { fillIn } from '@travesia/testing';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import type { FunnelRow, MarketSettings, OpsProposal } from '@travesia/contracts';
import type { Locale } from '@travesia/i18n';
import { createOpsClient } from './api/ops-client.ts';
import { OpsApp } from './ops-app.tsx';
import { cell, createFakeSite, MEXICO, OVERVIEW, TOKEN, type FakeSite } from './testing/fake-site.ts';
import { openOps } from './testing/open-ops.tsx';

const TROUBLE = { state: 'trouble', views: 40, faults: 9 } as const;
const TRIAL = { build: 'bbbbbbbb2222', percent: 5 };
const OFF = { kind: 'toggle', remote: 'mfe-flights', market: 'MX', position: 'off' } as const;
const openCell = async (user: ReturnType<typeof openOps>['user'], name: RegExp) => {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};

describe('coming in', () => {
  it('asks for a token, says what is wrong with it, and keeps what was typed', async () => {
    const { user } = openOps(createFakeSite());
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByLabelText(/Tu clave/)).toHaveAccessibleDescription(/Escribe tu clave/);
    await fillIn(user, screen.getByLabelText(/Tu clave/), 'ops_wrong');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esa clave no abre nada');
    expect(screen.getByLabelText(/Tu clave/)).toHaveValue('ops_wrong');
  });

  it('who guesses too often is told for how long to wait', async () => {
    const site = createFakeSite();
    site.answer('/session', { status: 429, body: { error: { code: 'too_many_tries', retryAfterS: 840 } } });
    const { user } = openOps(site);
    await fillIn(user, screen.getByLabelText(/Tu clave/), TOKEN);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Espera 14 minutos');
  });

  it('X-20: the proof lies in this page’s own history, survives a reload, and goes with the sign-out', async () => {
    const site = createFakeSite();
    const { user, proof, signIn, unmount } = openOps(site);
    await signIn();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    unmount();
    const client = createOpsClient({ fetch: site.fetch, proof: proof.read, timeoutMs: 5_000 });
    render(<OpsApp client={client} proof={proof} locale="es" onLocale={() => {}} />);
    await screen.findByRole('heading', { level: 2, name: 'Productos por mercado' });
    await user.click(screen.getByRole('button', { name: 'Salir' }));
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(proof.read()).toBeNull();
  });
});

describe('products by market', () => {
  it('P-02: shows what is on sale where, with which build and how it does; in both languages', async () => {
    const { user, signIn } = openOps(createFakeSite());
    await signIn();
    const cells = within(screen.getByRole('list', { name: 'mfe-flights por mercado' }));
    expect(cells.getByRole('button', { name: /^México A la venta Funciona bien$/ })).toBeEnabled();
    expect(cells.getByRole('button', { name: /Colombia.*Apagado.*Sin visitas/ })).toBeEnabled();
    expect(cells.getByRole('button', { name: /Estados Unidos.*No se vende/ })).toBeEnabled();
    expect(cells.getByRole('button', { name: /Resto del mundo.*Con fallos/ })).toBeEnabled();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Products by market' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Flights mfe-flights' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Mexico.*On sale/ })).toBeVisible();
  });

  it.each([
    [
      'es',
      'Hay 2 cosas que atender. Lo demás va bien.',
      'Vuelos: con fallos en Resto del mundo',
      'Vuelos: apagado en Colombia',
    ],
    [
      'en',
      '2 things need you. Everything else is fine.',
      'Flights: with faults in Rest of the world',
      'Flights: off in Colombia',
    ],
  ] as const)('P-02: the page says first what needs somebody (%s)', async (locale, verdict, ...needs) => {
    const { signIn } = openOps(createFakeSite(), locale);
    await signIn();
    expect(screen.getByRole('heading', { level: 1, name: verdict })).toBeVisible();
    const list = screen.getByRole('list', { name: /Lo que hay que atender|Needs attention/ });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(needs);
  });

  it.each([
    [[cell('MX'), cell('US', { state: 'absent' })], 'Everything is on sale and works'],
    [[cell('MX', { state: 'off', health: TROUBLE })], '1 thing needs you. Everything else is fine.'],
    [[cell('MX', { canary: TRIAL, isOwnCanary: true })], '1 thing needs you. Everything else is fine.'],
    [[cell('MX', { canary: TRIAL })], 'Everything is on sale and works'],
  ])(
    'P-02: a market that is off has no faults besides; a share of everybody is not its own: %#',
    async (cells, verdict) => {
      const [flights] = OVERVIEW.remotes;
      if (!flights) throw new Error('nothing is published');
      const { signIn } = openOps(
        createFakeSite({ overview: { ...OVERVIEW, remotes: [{ ...flights, cells }] } }),
        'en',
      );
      await signIn();
      expect(screen.getByRole('heading', { level: 1, name: verdict })).toBeVisible();
    },
  );

  it('P-03: a cell names its build where it differs from that of everybody, or is pinned', async () => {
    const [flights] = OVERVIEW.remotes;
    if (!flights) throw new Error('nothing is published');
    const other = cell('CO', {
      build: 'bbbbbbbb2222',
      pin: 'bbbbbbbb2222',
      canary: TRIAL,
      isOwnCanary: true,
    });
    const remotes = [{ ...flights, canary: TRIAL, cells: [cell('MX'), other] }];
    const { signIn } = openOps(createFakeSite({ overview: { ...OVERVIEW, remotes } }), 'en');
    await signIn();
    expect(screen.getByRole('button', { name: 'Mexico On sale Working well' })).toBeEnabled();
    expect(
      screen.getByRole('button', { name: /^Colombia On sale bbbbbbb pinned 5 % with bbbbbbb/ }),
    ).toBeEnabled();
    expect(screen.getByText('Flights: another build on trial in all markets')).toBeVisible();
    await expectAccessible();
  });

  it('P-02: a product is turned off: choose, say why, look, apply', async () => {
    const site = createFakeSite({ changes: [OFF] });
    const { user, signIn } = openOps(site);
    await signIn();
    const dialog = within(await openCell(user, /México/));
    await user.click(dialog.getByRole('button', { name: 'Ver qué cambia' }));
    expect(dialog.getByText('Elige una opción.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /Apagar ahora/ }));
    await fillIn(user, dialog.getByLabelText(/Por qué/), 'huelga');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Ver qué cambia' }));
    expect(await dialog.findByText('Vuelos en México: apagado')).toBeVisible();
    expect(site.changed).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.changed).toEqual([{ command: OFF, reason: 'huelga', sequence: 7 }]);
    expect(screen.getByRole('status')).toHaveTextContent('Hecho');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  });

  it('P-03: a share of everybody tries another build; a share that is none is pointed at', async () => {
    const site = createFakeSite({
      changes: [
        {
          kind: 'canary',
          remote: 'mfe-flights',
          market: null,
          from: null,
          to: { build: 'bbbbbbbb2222', percent: 5 },
        },
      ],
    });
    const { user, signIn } = openOps(site, 'en');
    await signIn();
    const dialog = within(await openCell(user, /Change mfe-flights for all markets/));
    await user.click(dialog.getByRole('radio', { name: /Try a build/ }));
    const share = dialog.getByLabelText(/Share of the visits/);
    await user.clear(share);
    await fillIn(user, share, '500');
    await fillIn(user, dialog.getByLabelText(/Why/), 'first visits');
    await user.click(dialog.getByRole('button', { name: 'See what changes' }));
    expect(share).toBeInvalid();
    await user.clear(share);
    await fillIn(user, share, '5');
    await user.click(dialog.getByRole('button', { name: 'See what changes' }));
    expect(await dialog.findByText('Flights in all markets: tried by 5 % with bbbbbbb')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(site.changed).toHaveLength(1));
    expect(site.changed[0]?.command).toEqual({
      kind: 'canary',
      remote: 'mfe-flights',
      market: null,
      percent: 5,
      build: 'bbbbbbbb2222',
    });
  });

  it('somebody was faster: nothing is changed, what was typed stays', async () => {
    const site = createFakeSite();
    site.answer('/rehearsals', { status: 409, body: { error: { code: 'feed_moved', retryAfterS: null } } });
    const { user, signIn } = openOps(site);
    await signIn();
    const dialog = within(await openCell(user, /México/));
    await user.click(dialog.getByRole('radio', { name: /Apagar ahora/ }));
    await fillIn(user, dialog.getByLabelText(/Por qué/), 'huelga');
    await user.click(dialog.getByRole('button', { name: 'Ver qué cambia' }));
    expect(await dialog.findByText(/Alguien cambió algo mientras tanto/)).toBeVisible();
    expect(dialog.getByLabelText(/Por qué/)).toHaveValue('huelga');
    expect(site.changed).toEqual([]);
  });

  it('an owner changes her market only', async () => {
    const { signIn } = openOps(createFakeSite({ operator: { role: 'owner', markets: ['MX'] } }));
    await signIn();
    expect(screen.getByRole('button', { name: /México/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Colombia/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /todos los mercados/ })).toBeNull();
  });

  it('a site that cannot be reached says so and can be asked again', async () => {
    const site = createFakeSite();
    site.answer('/overview', 'unreachable');
    const { user } = openOps(site);
    await fillIn(user, screen.getByLabelText(/Tu clave/), TOKEN);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    const again = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 8_000 });
    expect(screen.getByText(/No llegamos al sitio/)).toBeVisible();
    site.answer('/overview', null);
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: 'Productos por mercado' })).toBeVisible();
  });

  it('a session that ends under a half-typed change leaves it standing behind the sign-in', async () => {
    const site = createFakeSite({ changes: [OFF] });
    const { user, signIn } = openOps(site);
    await signIn();
    const dialog = within(await openCell(user, /México/));
    await fillIn(user, dialog.getByLabelText(/Por qué/), 'huelga');
    await user.click(dialog.getByRole('radio', { name: /Apagar ahora/ }));
    for (const path of ['/rehearsals', '/overview'])
      site.answer(path, { status: 401, body: { error: { code: 'sign_in_needed', retryAfterS: null } } });
    await user.click(dialog.getByRole('button', { name: 'Ver qué cambia' }));
    const token = await screen.findByLabelText(/Tu clave/);
    // A modal dialog makes all else inert: none may stand in front of the sign-in.
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(screen.getByText(/Tu sesión terminó.*lo que escribiste sigue ahí/)).toBeVisible();
    expect(token).toHaveFocus();
    for (const path of ['/rehearsals', '/overview']) site.answer(path, null);
    await fillIn(user, token, TOKEN);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByDisplayValue('huelga')).toBeVisible();
    expect(again.getByRole('radio', { name: /Apagar ahora/ })).toBeChecked();
    expect(again.queryByRole('alert')).toBeNull();
    await user.click(again.getByRole('button', { name: 'Ver qué cambia' }));
    expect(await again.findByRole('button', { name: 'Aplicar' })).toBeVisible();
  });
});

describe('settings and history', () => {
  it('P-49: the number to call is set: typed, looked at, applied', async () => {
    const to = { ...MEXICO, contactNumber: '+52 55 5555 9999' };
    const site = createFakeSite({ changes: [{ kind: 'settings', market: 'MX', from: MEXICO, to }] });
    const { user, signIn, lastFrame } = openOps(site);
    await signIn();
    await user.click(screen.getByRole('button', { name: 'Mercados' }));
    const phone = await screen.findByRole('textbox', { name: /Teléfono/ });
    await expectAccessible();
    await user.clear(phone);
    await fillIn(user, phone, 'call us');
    await user.click(screen.getByRole('button', { name: 'Ver qué cambia' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe el número con su prefijo');
    // What was typed is still there after a look elsewhere.
    await user.click(screen.getByRole('button', { name: 'Historial' }));
    await user.click(screen.getByRole('button', { name: 'Mercados' }));
    const again = await screen.findByRole('textbox', { name: /Teléfono/ });
    expect(again).toHaveValue('call us');
    await user.clear(again);
    await fillIn(user, again, to.contactNumber);
    await fillIn(user, screen.getByRole('textbox', { name: /Por qué/ }), 'nueva centralita');
    await user.click(screen.getByRole('button', { name: 'Ver qué cambia' }));
    expect(await screen.findByText('México, Teléfono: +52 55 5555 0120 → +52 55 5555 9999')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Esto es lo que cambia' })).toHaveFocus();
    expect(await screen.findByTitle('Cabecera, ofertas y pie en México')).toBeVisible();
    await waitFor(async () => expect(await lastFrame()).toBe('<p>es +52 55 5555 9999</p>'));
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await waitFor(async () => expect(await lastFrame()).toBe('<p>en +52 55 5555 9999</p>'));
    expect(screen.getByText('The bank confirms on its page')).toBeVisible();
    expect(site.changed).toEqual([]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(site.changed).toHaveLength(1));
    expect(site.changed[0]).toMatchObject({
      command: { kind: 'settings', market: 'MX', settings: to },
      reason: 'nueva centralita',
    });
  });

  it('P-49: what somebody else changed while one types stays changed', async () => {
    const to = { ...MEXICO, contactNumber: '+52 55 5555 9999' };
    const site = createFakeSite({ changes: [{ kind: 'settings', market: 'MX', from: MEXICO, to }] });
    const { user, signIn } = openOps(site);
    await signIn();
    await user.click(screen.getByRole('button', { name: 'Mercados' }));
    await fillIn(user, await screen.findByRole('textbox', { name: /Por qué/ }), 'nueva centralita');
    const phone = screen.getByRole('textbox', { name: /Teléfono/ });
    await user.clear(phone);
    await fillIn(user, phone, to.contactNumber);
    const now = { ...MEXICO, defaultCurrency: 'USD' };
    site.answer('/overview', {
      status: 200,
      body: {
        ...OVERVIEW,
        sequence: 8,
        markets: [{ id: 'MX', settings: now, inFile: MEXICO, isSet: true, earlier: MEXICO }],
      },
    });
    await user.click(screen.getByRole('button', { name: 'Historial' }));
    await user.click(screen.getByRole('button', { name: 'Mercados' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Moneda/ })).toHaveValue('USD'));
    await user.click(screen.getByRole('button', { name: 'Ver qué cambia' }));
    await user.click(await screen.findByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(site.changed).toHaveLength(1));
    expect(site.changed[0]).toMatchObject({
      sequence: 8,
      command: { settings: { ...now, contactNumber: to.contactNumber } },
    });
  });

  it('P-49: the last change is undone, and told by the history', async () => {
    const now: MarketSettings = {
      ...MEXICO,
      fees: { atol: 3 },
      phoneDeals: [{ kind: 'departures', endsOn: '2027-03-31', departuresFrom: '2027-01-11' }],
    };
    const site = createFakeSite({
      overview: {
        ...OVERVIEW,
        markets: [{ id: 'MX', settings: now, inFile: MEXICO, isSet: true, earlier: MEXICO }],
      },
      history: [
        {
          sequence: 7,
          at: '2026-11-20T09:30:00.000Z',
          by: 'ana',
          key: 'ops',
          reason: 'tasa nueva',
          action: 'settings MX',
          changes: [{ kind: 'settings', market: 'MX', from: MEXICO, to: now }],
          proposal: null,
        },
      ],
      changes: [{ kind: 'settings', market: 'MX', from: now, to: MEXICO }],
    });
    const { user, signIn } = openOps(site);
    await signIn();
    await user.click(screen.getByRole('button', { name: 'Mercados' }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer el último cambio' }));
    await user.click(await screen.findByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(site.changed).toHaveLength(1));
    expect(site.changed[0]?.command).toEqual({ kind: 'settings', market: 'MX', settings: MEXICO });

    await user.click(screen.getByRole('button', { name: 'Historial' }));
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent).slice(1)).toEqual([
      'México, Cargo ATOL: ninguna → 3 USD por pasajero',
      'México, Oferta «Llama y ahorra»: hasta el 30 jun 2027 → ninguna',
      'México, Oferta «Salidas»: ninguna → hasta el 31 mar 2027, salidas desde el 11 ene 2027',
    ]);
    expect(screen.getByText('ana, clave ops')).toBeVisible();
    expect(screen.getByText('tasa nueva')).toBeVisible();
    await expectAccessible();
  });

  it('P-49: a preview that cannot be rendered says so, and keeps nobody from applying or correcting', async () => {
    const to = { ...MEXICO, fees: { safi: 2 } };
    const site = createFakeSite({ changes: [{ kind: 'settings', market: 'MX', from: MEXICO, to }] });
    site.answer('/previews', { status: 500, body: { error: { code: 'failed', retryAfterS: null } } });
    const { user, signIn, lastFrame } = openOps(site);
    await signIn();
    await user.click(screen.getByRole('button', { name: 'Mercados' }));
    await fillIn(user, await screen.findByRole('textbox', { name: /SAFI/ }), '2');
    await fillIn(user, screen.getByRole('textbox', { name: /Por qué/ }), 'tasa nueva');
    await user.click(screen.getByRole('button', { name: 'Ver qué cambia' }));
    const again = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 8_000 });
    expect(screen.getByRole('button', { name: 'Aplicar' })).toBeEnabled();
    site.answer('/previews', null);
    await user.click(again);
    await waitFor(async () => expect(await lastFrame()).toMatch(/^<p>es /));
    await user.click(screen.getByRole('button', { name: 'Corregir' }));
    expect(screen.getByRole('textbox', { name: /SAFI/ })).toHaveValue('2');
  });

  const WAITING: OpsProposal = {
    id: 8,
    at: '2026-11-20T09:30:00.000Z',
    endsAt: '2026-11-23T09:30:00.000Z',
    by: 'Olga Peña (olga)',
    reason: 'huelga',
    changes: [OFF],
    isOwn: false,
    mayConfirm: true,
  };
  const openProposals = async (site: FakeSite, locale: Locale = 'es') => {
    const opened = openOps(site, locale);
    await opened.signIn();
    await opened.user.click(
      screen.getByRole('button', { name: locale === 'es' ? 'Por confirmar' : 'To confirm' }),
    );
    return opened.user;
  };

  it('O-10: where a market asks for a second person a change is proposed, and the market keeps what it has', async () => {
    const to = { ...MEXICO, fees: { safi: 2 }, fourEyes: true };
    const site = createFakeSite({
      changes: [{ kind: 'settings', market: 'MX', from: MEXICO, to }],
      isProposal: true,
    });
    const { user, signIn } = openOps(site);
    await signIn();
    await user.click(screen.getByRole('button', { name: 'Mercados' }));
    const fee = await screen.findByRole('textbox', { name: /SAFI/ });
    await fillIn(user, fee, '2');
    await user.click(screen.getByRole('checkbox', { name: /segunda persona/ }));
    await fillIn(user, screen.getByRole('textbox', { name: /Por qué/ }), 'tasa nueva');
    await user.click(screen.getByRole('button', { name: 'Ver qué cambia' }));
    expect(await screen.findByText(/Hasta entonces no cambia nada/)).toBeVisible();
    expect(screen.getByText('México, Lo confirma una segunda persona: no → sí')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Proponer' }));
    await waitFor(() => expect(site.changed).toMatchObject([{ command: { settings: to } }]));
    expect(screen.getByRole('status')).toHaveTextContent('Propuesto');
    expect(await screen.findByRole('textbox', { name: /SAFI/ })).toHaveValue('');
  });

  it.each([
    ['es', 'Confirmar', /Lo propuso Olga Peña \(olga\)/, 'Vuelos en México: apagado'],
    ['en', 'Confirm', /Olga Peña \(olga\) proposed it/, 'Flights in Mexico: off'],
  ] as const)(
    'O-10: a second person sees who wants what and why, and confirms (%s)',
    async (locale, name, who, what) => {
      const site = createFakeSite({ overview: { ...OVERVIEW, proposals: [WAITING] } });
      const user = await openProposals(site, locale);
      expect(await screen.findByText(what)).toBeVisible();
      expect(screen.getByText(who)).toBeVisible();
      expect(screen.getByText('huelga')).toBeVisible();
      await expectAccessible();
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(site.decided).toEqual([{ id: 8, decision: 'confirm' }]));
    },
  );

  it('O-10: one’s own is taken back, not confirmed; a reason is asked for', async () => {
    const own = { ...WAITING, isOwn: true, mayConfirm: false };
    const site = createFakeSite({ overview: { ...OVERVIEW, proposals: [own] } });
    const user = await openProposals(site);
    expect(await screen.findByText('Lo propusiste tú: lo tiene que confirmar otra persona.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    expect(screen.getByRole('textbox', { name: /Por qué no se hace/ })).toBeInvalid();
    await fillIn(user, screen.getByRole('textbox', { name: /Por qué no se hace/ }), 'ya no hace falta');
    await user.click(screen.getByRole('button', { name: 'Retirar' }));
    await waitFor(() =>
      expect(site.decided).toEqual([{ id: 8, decision: 'reject', reason: 'ya no hace falta' }]),
    );
  });

  it('O-10: somebody else was faster: it says so, and that nothing was changed', async () => {
    const site = createFakeSite({ overview: { ...OVERVIEW, proposals: [WAITING] } });
    site.answer('/proposals/8', {
      status: 409,
      body: { error: { code: 'proposal_gone', retryAfterS: null } },
    });
    const user = await openProposals(site);
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/Alguien lo decidió mientras tanto/)).toBeVisible();
  });

  it('O-10: nothing waits, loading, and a site that cannot be reached', async () => {
    const site = createFakeSite();
    const user = await openProposals(site);
    expect(await screen.findByText('Nada espera a una segunda persona.')).toBeVisible();
    site.answer('/overview', 'unreachable');
    await user.click(screen.getByRole('button', { name: 'Salir' }));
    await fillIn(user, await screen.findByLabelText(/Tu clave/), TOKEN);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await user.click(await screen.findByRole('button', { name: 'Por confirmar' }));
    expect(screen.getByText('Cargando')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 8_000 })).toBeVisible();
  });

  const LINE: FunnelRow = {
    key: 'phone',
    visits: 1_200,
    searches: 800,
    results: 790,
    selections: 120,
    summaries: 100,
    payments: 20,
    bookings: 18,
    revenue: 1_234_500,
    margin: 61_725,
  };
  const openFunnel = async (site: FakeSite, locale: Locale = 'es') => {
    const opened = openOps(site, locale);
    await opened.signIn();
    await opened.user.click(screen.getByRole('button', { name: locale === 'es' ? 'Embudo' : 'Funnel' }));
    return opened.user;
  };

  it.each([
    [
      'es',
      'Dispositivo',
      'Mostrar',
      /^Teléfono 1\.?200 800 790 120 100 20 18 1,5\s% .*12\.?345,00.* .*617,25/,
    ],
    ['en', 'Device', 'Show', /^Phone 1,200 800 790 120 100 20 18 1\.5% .*12,345\.00.* .*617\.25/],
  ] as const)('O-03: from visits to margin, by what is chosen (%s)', async (locale, by, show, line) => {
    const site = createFakeSite({ funnel: [LINE, { ...LINE, key: null, visits: 0 }] });
    const user = await openFunnel(site, locale);
    await user.selectOptions(screen.getByRole('combobox', { name: locale === 'es' ? 'Por' : 'By' }), by);
    await user.selectOptions(screen.getByRole('combobox', { name: /Mercado|Market/ }), 'MX');
    await user.click(screen.getByRole('button', { name: show }));
    expect(await screen.findByRole('row', { name: line })).toBeVisible();
    expect(site.asked.at(-1)).toMatchObject({ path: '/funnel', by: 'device', markets: ['MX'] });
    await expectAccessible();
  });

  it('O-03: the same is saved as a file', async () => {
    const site = createFakeSite({ funnel: [LINE] });
    const user = await openFunnel(site);
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Guardar como CSV' }));
    await waitFor(() => expect(site.asked.at(-1)).toMatchObject({ path: '/funnel.csv', by: 'day' }));
  });

  it('O-03: nothing was counted, days that are none, and figures that cannot be read', async () => {
    const site = createFakeSite();
    const user = await openFunnel(site);
    expect(await screen.findByText('En estos días no se contó nada.')).toBeVisible();
    await user.clear(screen.getByLabelText('Hasta'));
    await user.type(screen.getByLabelText('Hasta'), '2020-01-01');
    expect(screen.getByText('El último día es anterior al primero.')).toBeVisible();
    site.answer('/funnel', { status: 503, body: { error: { code: 'figures_missing', retryAfterS: null } } });
    await user.clear(screen.getByLabelText('Desde'));
    await user.type(screen.getByLabelText('Desde'), '2019-12-01');
    await user.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(screen.getByText('Cargando')).toBeInTheDocument();
    const again = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 8_000 });
    expect(screen.getByText(/Ahora no se pueden leer las cifras/)).toBeVisible();
    site.answer('/funnel', null);
    await user.click(again);
    expect(await screen.findByText('En estos días no se contó nada.')).toBeVisible();
  });

  it('an empty history says so', async () => {
    const { user, signIn } = openOps(createFakeSite());
    await signIn();
    await user.click(screen.getByRole('button', { name: 'Historial' }));
    expect(await screen.findByText('Todavía no cambió nada.')).toBeVisible();
  });
});
