import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiClient } from '@travesia/api-client';
import type { Texts } from '@travesia/i18n';
import { RemotePageProvider, type RemotePage } from '@travesia/page';
import { QueryClient, QueryClientProvider } from '@travesia/platform/libraries';
import { TextProvider } from '@travesia/platform/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ShareButton } from './index.ts';

const NOBODY = { source: '', medium: '', affiliateId: '', referrer: '' };
const NO_TEXTS: readonly Texts[] = [];
const LINK = 'http://localhost/es/compartido/abc';
const server = setupServer();
const sent: unknown[] = [];
let shareOfDevice: jest.Mock<Navigator['share']> | undefined;

beforeAll(() => server.listen());
beforeEach(() => {
  sent.length = 0;
  server.use(
    http.post('*/api/shares', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: { path: '/compartido/abc' } }, { status: 201 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  shareOfDevice = undefined;
  Reflect.deleteProperty(navigator, 'share');
});
afterAll(() => server.close());

function open({ onDevice }: { onDevice?: () => Promise<void> } = {}) {
  if (onDevice) {
    shareOfDevice = jest.fn<Navigator['share']>(onDevice);
    Object.defineProperty(navigator, 'share', { value: shareOfDevice, configurable: true });
  }
  const page = {
    locale: 'es',
    currency: 'MXN',
    href: (path: string) => `/es${path}`,
    api: createApiClient({ baseUrl: '/api', locale: () => 'es', infoData: () => NOBODY }),
  } as unknown as RemotePage;
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <RemotePageProvider page={page}>
        <TextProvider locale="es" texts={NO_TEXTS}>
          <ShareButton subject={{ kind: 'flight', offerId: 'off_1' }} name="Madrid – Bogotá" />
        </TextProvider>
      </RemotePageProvider>
    </QueryClientProvider>,
  );
  return { ...view, user };
}
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Compartir' }));

describe('sharing what is shown (Q-15)', () => {
  it('the link is shown and copied where the device has no way of its own', async () => {
    const { user } = open();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await press(user);
    expect(await screen.findByRole('dialog', { name: 'Compartir' })).toBeVisible();
    expect(sent).toEqual([{ kind: 'flight', offerId: 'off_1', currency: 'MXN' }]);
    expect(screen.getByRole('link', { name: LINK })).toHaveAttribute('href', LINK);
    expect(screen.queryByRole('button', { name: 'Enviar con…' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
    expect(writeText).toHaveBeenCalledWith(LINK);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('one press opens the device’s own sheet with the link', async () => {
    const { user } = open({ onDevice: async () => {} });
    await press(user);
    await screen.findByRole('button', { name: 'Compartir' });
    expect(shareOfDevice).toHaveBeenCalledWith({ title: 'Madrid – Bogotá', url: LINK });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closing that sheet is an answer; where it is refused the link can be copied', async () => {
    const refusals = ['AbortError', 'NotAllowedError'];
    const { user } = open({
      onDevice: () => Promise.reject(new DOMException('no', refusals.shift() ?? '')),
    });
    await press(user);
    await screen.findByRole('button', { name: 'Compartir' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press(user);
    expect(await screen.findByRole('link', { name: LINK })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar con…' })).toBeVisible();
  });

  it('a failure says what happened, and is tried again there', async () => {
    server.use(
      http.post(
        '*/api/shares',
        () =>
          HttpResponse.json(
            { error: { code: 'offer_expired', message: '', requestId: 'r', fields: [] } },
            { status: 410 },
          ),
        { once: true },
      ),
    );
    const { user } = open();
    await press(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('link', { name: LINK })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
