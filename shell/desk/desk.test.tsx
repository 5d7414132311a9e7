import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Locale, SignInProblem } from '@travesia/contracts';
import { aBooking } from '../checkout/testing/orders.ts';
import { createProofKeeper } from '../staff/proof.ts';
import { createDeskClient } from './api/desk-client.ts';
import { DeskApp } from './desk-app.tsx';
import { createFakeDesk, PROOF, SCRIPT, type FakeDesk } from './testing/fake-desk.ts';

const expectAccessible = async () => {
  const { violations } = await axe(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

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
    ['en', 'Emergency contact: +34600445566', 'Travellers'],
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
    expect(item.getByText(/mailbox refused our mail/)).toBeVisible();
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

  it('D-01: a role that may only read sees no button to act, and no log', async () => {
    open(createFakeDesk({ id: 'raul', name: 'Raúl', role: 'read-only' }));
    await screen.findByRole('article', { name: /Mail refused/ });
    for (const name of [/Take/, 'Audit log']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
