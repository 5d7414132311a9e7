import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@travesia/i18n';
import { createOpsClient } from '../api/ops-client.ts';
import { OpsApp } from '../ops-app.tsx';
import { createProofKeeper } from '../../staff/proof.ts';
import { TOKEN, type FakeSite } from './fake-site.ts';

/** jsdom has no addresses of what is in memory: what a frame would show is looked at instead. */
function showFrames() {
  const shown: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${shown.push(blob)}`,
    revokeObjectURL: () => {},
  });
  return async () => (await new Response(shown.at(-1)).text()) || null;
}

/** The owner's page in a tab of its own. */
export function openOps(site: FakeSite, locale: Locale = 'es') {
  window.history.replaceState(null, '', '/ops');
  const proof = createProofKeeper(window);
  const client = createOpsClient({ fetch: site.fetch, proof: proof.read, timeoutMs: 5_000 });
  const lastFrame = showFrames();
  const user = userEvent.setup();
  const view = render(<OpsApp client={client} proof={proof} locale={locale} onLocale={() => {}} />);
  return {
    user,
    proof,
    lastFrame,
    unmount: view.unmount,
    async signIn() {
      const name = locale === 'es' ? 'Tu clave de acceso' : 'Your access token';
      await user.type(screen.getByLabelText(new RegExp(name)), TOKEN);
      await user.click(screen.getByRole('button', { name: locale === 'es' ? 'Entrar' : 'Sign in' }));
      await screen.findByRole('heading', {
        level: 2,
        name: locale === 'es' ? 'Productos por mercado' : 'Products by market',
      });
    },
  };
}
