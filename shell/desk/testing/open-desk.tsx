import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale, SignInProblem } from '@travesia/contracts';
import { createProofKeeper } from '../../staff/proof.ts';
import { createDeskClient } from '../api/desk-client.ts';
import { DeskApp } from '../desk-app.tsx';
import { PROOF, type FakeDesk } from './fake-desk.ts';

interface Opening {
  readonly locale?: Locale;
  readonly problem?: SignInProblem;
  readonly isSignedIn?: boolean;
}

/** The desk in a browser, signed in unless it is said otherwise. */
export function openDesk(desk: FakeDesk, { locale = 'en', problem, isSignedIn = true }: Opening = {}) {
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
      markets={['ES', 'MX', 'intl']}
      problem={problem}
      goTo={(address) => left.push(address)}
      onLocale={() => {}}
    />,
  );
  return { user: userEvent.setup(), proof, left };
}
