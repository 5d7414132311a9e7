import '../src/chrome/global.css';
import { createRoot } from 'react-dom/client';
import { DeskStateSchema } from '@travesia/contracts';
import * as v from 'valibot';
import { rememberLocale } from '../src/host/switch-locale.ts';
import { installTrustedTypes } from '../src/trusted-types-policy.ts';
import { createProofKeeper } from '../staff/proof.ts';
import { createDeskClient } from './api/desk-client.ts';
import { DeskApp } from './desk-app.tsx';
import { returnToView } from './frame/desk-address.ts';

const TIMEOUT_MS = 25_000;

// Only our own bundle: no remote ever runs in this document.
installTrustedTypes(() => false);

const block = document.getElementById('desk-state');
const { locale, markets, problem } = v.parse(DeskStateSchema, JSON.parse(block?.textContent ?? 'null'));
const proof = createProofKeeper(window);
if (proof.read() !== null) returnToView();
const client = createDeskClient({
  fetch: window.fetch.bind(window),
  proof: proof.read,
  locale: () => document.documentElement.lang,
  timeoutMs: TIMEOUT_MS,
});

const root = document.getElementById('desk');
if (!root) throw new Error('the document has no place for the page');
createRoot(root).render(
  <DeskApp
    client={client}
    proof={proof}
    locale={locale}
    markets={markets}
    problem={problem}
    goTo={(address) => window.location.assign(address)}
    onLocale={(next) => {
      document.documentElement.lang = next;
      rememberLocale(next);
    }}
  />,
);
