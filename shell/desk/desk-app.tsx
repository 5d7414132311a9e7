import { useEffect, useMemo, useState } from 'react';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { bookingTexts } from '@travesia/booking-ui/texts';
import type { SignInProblem, Staff } from '@travesia/contracts';
import type { Locale } from '@travesia/i18n';
import { TextProvider } from '@travesia/platform/react';
import { Boundary } from '../src/pages/boundary.tsx';
import type { ProofKeeper } from '../staff/proof.ts';
import { DeskFault, type DeskClient } from './api/desk-client.ts';
import { DeskFaultNotice } from './frame/desk-fault.tsx';
import { DeskHeader } from './frame/desk-header.tsx';
import { DeskPage } from './frame/desk-page.tsx';
import { DeskContext } from './session/desk-context.ts';
import { SignInPage } from './session/sign-in-page.tsx';
import { deskTexts } from './texts.ts';

const TEXTS = [deskTexts, bookingTexts];

export type DeskAppProps = {
  client: DeskClient;
  proof: ProofKeeper;
  locale: Locale;
  markets: readonly string[];
  /** Why the browser came back from the issuer without a session. */
  problem?: SignInProblem | undefined;
  goTo: (address: string) => void;
  onLocale: (locale: Locale) => void;
};

type Standing =
  | { readonly kind: 'checking' | 'outside' | 'ended' }
  | { readonly kind: 'failed'; readonly fault: unknown }
  | { readonly kind: 'inside'; readonly staff: Staff };

const isEnded = (fault: unknown) => fault instanceof DeskFault && fault.code === 'sign_in_needed';

export function DeskApp({
  client,
  proof,
  locale: firstLocale,
  markets,
  problem,
  goTo,
  onLocale,
}: DeskAppProps) {
  const [locale, setLocale] = useState(firstLocale);
  const [standing, setStanding] = useState<Standing>({
    kind: proof.read() === null ? 'outside' : 'checking',
  });

  const queries = useMemo(() => {
    // What was on the screen is somebody's data: it goes with the session.
    const onError = (fault: unknown) => {
      if (isEnded(fault)) setStanding({ kind: 'ended' });
    };
    return new QueryClient({
      queryCache: new QueryCache({ onError }),
      mutationCache: new MutationCache({ onError }),
      defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
    });
  }, []);

  const isChecking = standing.kind === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    client.staff().then(
      (staff) => setStanding({ kind: 'inside', staff }),
      (fault: unknown) => setStanding(isEnded(fault) ? { kind: 'ended' } : { kind: 'failed', fault }),
    );
  }, [client, isChecking]);

  async function signOut() {
    queries.clear();
    const { goTo: address } = await client.signOut().catch(() => ({ goTo: '/desk' }));
    proof.keep(null);
    setStanding({ kind: 'outside' });
    goTo(address);
  }

  const staff = standing.kind === 'inside' ? standing.staff : null;
  const header = {
    staff,
    onLocale: (next: Locale) => {
      setLocale(next);
      onLocale(next);
    },
    onSignOut: () => void signOut(),
  };
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <Boundary fallback={<DeskFaultNotice fault={null} onRetry={() => window.location.reload()} />}>
        {staff ? (
          <DeskContext value={{ client, staff, markets }}>
            <QueryClientProvider client={queries}>
              <DeskPage header={header} />
            </QueryClientProvider>
          </DeskContext>
        ) : (
          <>
            <DeskHeader {...header} />
            {standing.kind === 'failed' && (
              <DeskFaultNotice fault={standing.fault} onRetry={() => setStanding({ kind: 'checking' })} />
            )}
            {standing.kind === 'outside' && <SignInPage problem={problem} />}
            {standing.kind === 'ended' && <SignInPage problem="ended" />}
          </>
        )}
      </Boundary>
    </TextProvider>
  );
}
