import '../src/chrome/global.css';
import { createRoot } from 'react-dom/client';
import { OpsStateSchema } from '@travesia/contracts';
import * as v from 'valibot';
import { rememberLocale } from '../src/host/switch-locale.ts';
import { installTrustedTypes } from '../src/trusted-types-policy.ts';
import { createOpsClient } from './api/ops-client.ts';
import { OpsApp } from './ops-app.tsx';
import { createProofKeeper } from '../staff/proof.ts';

const TIMEOUT_MS = 20_000;

// Only our own bundle: no remote ever runs in this document.
installTrustedTypes(() => false);

const block = document.getElementById('ops-state');
const { locale, hasIssuer, problem } = v.parse(OpsStateSchema, JSON.parse(block?.textContent ?? 'null'));
const proof = createProofKeeper(window);
const client = createOpsClient({
  fetch: window.fetch.bind(window),
  proof: proof.read,
  timeoutMs: TIMEOUT_MS,
});

const root = document.getElementById('ops');
if (!root) throw new Error('the document has no place for the page');
createRoot(root).render(
  <OpsApp
    client={client}
    proof={proof}
    locale={locale}
    issuer={{ isThere: hasIssuer, problem }}
    onLocale={(next) => {
      document.documentElement.lang = next;
      rememberLocale(next);
    }}
  />,
);
