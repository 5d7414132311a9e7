import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { returnToView } from '../frame/desk-address.ts';
import { createFakeDesk, PROOF } from '../testing/fake-desk.ts';
import { openDesk } from '../testing/open-desk.tsx';

describe('signing in', () => {
  it('an address that is typed or pasted in the same tab needs no new sign-in', async () => {
    const { proof } = openDesk(createFakeDesk());
    await screen.findByRole('searchbox');
    window.location.hash = '#view=report';
    expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
    expect(proof.read()).toBe(PROOF);
    await waitFor(() => expect(window.history.state).toEqual({ proof: PROOF }));
  });

  it('the view that was asked for is there after it, and nothing that was searched for is stored', async () => {
    window.history.replaceState(null, '', '/desk');
    const { user } = openDesk(createFakeDesk(), { isSignedIn: false });
    const leave = async (fragment: string) => {
      window.history.replaceState(null, '', `/desk${fragment}`);
      await user.click(screen.getByRole('link'));
    };
    await leave('#view=found&text=Ferrer');
    expect(sessionStorage.length).toBe(0);
    await leave('#view=call&code=ABC234');
    expect(sessionStorage.getItem('desk-view')).toBe('#view=call');
    window.history.replaceState(null, '', '/desk');
    returnToView();
    expect([window.location.hash, sessionStorage.length]).toEqual(['#view=call', 0]);
  });

  it.each([
    ['issuer_down', 'es', /no responde/],
    ['role_missing', 'en', /has no role/],
    ['refused', 'en', /not completed/],
    ['too_late', 'es', /demasiado tiempo/],
  ] as const)('D-01: %s is told in words, beside the way in', async (problem, locale, words) => {
    openDesk(createFakeDesk(), { problem, locale, isSignedIn: false });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/desk/sign-in');
    await expectAccessible();
  });

  it('X-20: the proof leaves the address at once, and goes with the sign-out', async () => {
    const { user, proof, left } = openDesk(createFakeDesk());
    expect([window.location.href.includes('proof'), proof.read()]).toEqual([false, PROOF]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(left).toEqual(['https://id.test/end']));
    expect(proof.read()).toBeNull();
  });

  it('a session that ends takes what was on the screen with it', async () => {
    const desk = createFakeDesk();
    const { user } = openDesk(desk);
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
  const { user } = openDesk(desk);
  await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
  await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA/ }));
  await user.type(await screen.findByLabelText(/New note/), 'called at nine');
  desk.refusal = { status: 403, code: 'role_refused' };
  await user.click(screen.getByRole('button', { name: /Add note|Save note|Add/ }));
  expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
  expect(screen.getByLabelText(/New note/)).toHaveValue('called at nine');
});
