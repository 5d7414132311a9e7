import { useEffect, useMemo, useState } from 'react';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { OpsOperator } from '@travesia/contracts';
import { type Locale } from '@travesia/i18n';
import { TextProvider } from '@travesia/platform/react';
import { OpsFault, type OpsClient } from './api/ops-client.ts';
import { DoneNote } from './frame/done-note.tsx';
import { FaultNotice } from './frame/fault-notice.tsx';
import { OpsHeader, type Section } from './frame/ops-header.tsx';
import frame from './frame/ops-frame.module.css';
import { SectionPage } from './frame/section-page.tsx';
import { Waiting } from './frame/waiting.tsx';
import { FunnelArea } from './funnel/funnel-area.tsx';
import { HistoryList } from './history/history-list.tsx';
import { MarketSettingsArea } from './markets/market-settings-area.tsx';
import type { TypedSettings } from './markets/settings-draft.ts';
import { ProposalsArea } from './proposals/proposals-area.tsx';
import { ProductsArea } from './products/products-area.tsx';
import { ProductsVerdict } from './products/products-verdict.tsx';
import { OpsContext } from './session/ops-context.ts';
import { Boundary } from '../src/pages/boundary.tsx';
import type { ProofKeeper } from '../staff/proof.ts';
import { SignInPage, type IssuerState } from './session/sign-in-page.tsx';
import { opsTexts } from './texts.ts';

const TEXTS = [opsTexts];
const OPS_PAGE = '/ops';
const NO_ISSUER: IssuerState = { isThere: false, problem: undefined };

export type OpsAppProps = {
  client: OpsClient;
  proof: ProofKeeper;
  locale: Locale;
  /** Where people can sign in besides, and why they came back without a session. */
  issuer?: IssuerState;
  onLocale: (locale: Locale) => void;
};

type Standing =
  | { readonly kind: 'checking' | 'outside' }
  | { readonly kind: 'failed'; readonly fault: unknown }
  | { readonly kind: 'inside'; readonly operator: OpsOperator }
  /** The session ended under what was being done: it waits behind the sign-in. */
  | { readonly kind: 'ended'; readonly operator: OpsOperator };

const isEnded = (fault: unknown) => fault instanceof OpsFault && fault.code === 'sign_in_needed';

export function OpsApp({ client, proof, locale: firstLocale, issuer = NO_ISSUER, onLocale }: OpsAppProps) {
  const [locale, setLocale] = useState(firstLocale);
  const [section, setSection] = useState<Section>('products');
  const [standing, setStanding] = useState<Standing>({
    kind: proof.read() === null ? 'outside' : 'checking',
  });
  const [done, setDone] = useState('');
  const [drafts] = useState(() => new Map<string, TypedSettings>());

  const queries = useMemo(() => {
    const onError = (fault: unknown) => {
      if (!isEnded(fault)) return;
      setStanding((now) => (now.kind === 'inside' ? { kind: 'ended', operator: now.operator } : now));
    };
    return new QueryClient({
      queryCache: new QueryCache({ onError }),
      defaultOptions: { queries: { retry: (count, fault) => !isEnded(fault) && count < 1 } },
    });
  }, []);

  const isChecking = standing.kind === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    client.operator().then(
      (operator) => setStanding({ kind: 'inside', operator }),
      (fault: unknown) => setStanding(isEnded(fault) ? { kind: 'outside' } : { kind: 'failed', fault }),
    );
  }, [client, isChecking]);

  async function signOut() {
    const { goTo } = await client.signOut().catch(() => ({ goTo: OPS_PAGE }));
    proof.keep(null);
    queries.clear();
    drafts.clear();
    setStanding({ kind: 'outside' });
    // Who came through the issuer is signed out there as well.
    if (goTo !== OPS_PAGE) window.location.assign(goTo);
  }

  const operator = 'operator' in standing ? standing.operator : null;
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <OpsHeader
        operator={standing.kind === 'inside' ? operator : null}
        section={section}
        onSection={(next) => {
          setDone('');
          setSection(next);
        }}
        onLocale={(next) => {
          setLocale(next);
          onLocale(next);
        }}
        onSignOut={() => void signOut()}
      />
      <div className={frame.body}>
        {isChecking && <Waiting />}
        {standing.kind === 'failed' && (
          <FaultNotice fault={standing.fault} onRetry={() => setStanding({ kind: 'checking' })} />
        )}
        {(standing.kind === 'outside' || standing.kind === 'ended') && (
          <SignInPage
            client={client}
            issuer={issuer}
            isReturning={standing.kind === 'ended'}
            onSignedIn={(session) => {
              proof.keep(session.proof);
              setStanding({ kind: 'inside', operator: session.operator });
              void queries.invalidateQueries();
            }}
          />
        )}
        {operator && (
          <div hidden={standing.kind === 'ended'}>
            <OpsContext
              value={{ client, operator, isEnded: standing.kind === 'ended', say: setDone, drafts }}
            >
              <QueryClientProvider client={queries}>
                <Boundary
                  key={section}
                  fallback={<FaultNotice fault={null} onRetry={() => window.location.reload()} />}
                >
                  <SectionPage
                    section={section}
                    heading={section === 'products' ? <ProductsVerdict /> : undefined}
                  >
                    {section === 'products' && <ProductsArea />}
                    {section === 'markets' && <MarketSettingsArea />}
                    {section === 'proposals' && <ProposalsArea />}
                    {section === 'funnel' && <FunnelArea />}
                    {section === 'history' && <HistoryList />}
                  </SectionPage>
                </Boundary>
              </QueryClientProvider>
            </OpsContext>
          </div>
        )}
      </div>
      <DoneNote message={done} onClose={() => setDone('')} />
    </TextProvider>
  );
}
