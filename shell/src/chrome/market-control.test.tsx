import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import type { BusTopic, VisitorContext } from '@travesia/contracts';
import { useReadable, useVisitorContext, useHost } from '../host/host-context.ts';
import { aRemote, aState, createFakeHost, renderInHost } from '../testing/fake-host.tsx';
import { MarketControl } from './market-control.tsx';

const MEXICO: VisitorContext = {
  market: { ...aState.market, id: 'MX', defaultCurrency: 'MXN', contactNumber: '+52 55 5555 0120' },
  currency: 'MXN',
  contactNumber: '+52 55 5555 0120',
  countryCode: null,
  isMarketChosen: true,
  onSale: ['mfe-flights'],
};

function Witness() {
  const { market, currency, contactNumber, locale } = useVisitorContext();
  const remotes = useReadable(useHost().remotes);
  const onSale = remotes.filter(({ enabled }) => enabled).map(({ name }) => name);
  return <output>{[market.id, currency, contactNumber, locale, ...onSale].join(' ')}</output>;
}

function open(path = '/vuelos?adults=2') {
  const host = createFakeHost({
    path,
    remotes: [aRemote('mfe-flights'), aRemote('mfe-hotels')],
  });
  const facts: [BusTopic, unknown][] = [];
  for (const topic of ['market-changed@1', 'currency-changed@1', 'locale-changed@1'] as const)
    host.bus.on(topic, (payload) => void facts.push([topic, payload]));
  const changes: string[] = [];
  host.context.subscribe(() => void changes.push(host.context.getSnapshot().currency));
  const view = renderInHost(
    host,
    <>
      <MarketControl />
      <Witness />
    </>,
  );
  return { host, facts, changes, ...view };
}

let asked: { body: URLSearchParams; accept: string }[] = [];
function answer(reply: () => Response) {
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    asked.push({
      body: init?.body as URLSearchParams,
      accept: new Headers(init?.headers).get('accept') ?? '',
    });
    return reply();
  });
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void jest.restoreAllMocks());

describe('market, currency and language', () => {
  it('P-49: change together, in one change of the page, and then the facts are told', async () => {
    answer(() => Response.json(MEXICO));
    const { user, host, facts, changes } = open();
    await user.click(screen.getByText(/ES · EUR/));
    await user.selectOptions(screen.getByLabelText('País'), 'MX');
    expect(screen.getByLabelText('Moneda que quieres ver')).toHaveValue('MXN');
    await user.selectOptions(screen.getByLabelText('Idioma'), 'en');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));

    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('MX MXN +52 55 5555 0120 en mfe-flights'),
    );
    expect(changes).toEqual(['MXN']);
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      market: 'MX',
      currency: 'MXN',
      language: 'en',
    });
    expect(asked[0]?.accept).toBe('application/json');
    expect(facts).toEqual([
      ['market-changed@1', { market: 'MX' }],
      ['currency-changed@1', { currency: 'MXN' }],
      ['locale-changed@1', { locale: 'en' }],
    ]);
    expect(host.location.getSnapshot()).toMatchObject({
      location: { pathname: '/vuelos', search: '?adults=2' },
      navigationType: 'REPLACE',
    });
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByText(/MX · MXN/)).toHaveFocus();
  });

  it('P-49: what is as it was is applied too, and can be changed after it', async () => {
    answer(() => Response.json({ ...MEXICO, market: aState.market, currency: 'EUR' }));
    const { user } = open();
    const summary = screen.getByText(/ES · EUR/);
    for (const time of [1, 2]) {
      await user.click(summary);
      await user.click(screen.getByRole('button', { name: 'Aplicar' }));
      await waitFor(() => expect(screen.getByRole('group')).not.toHaveAttribute('open'));
      expect(asked).toHaveLength(time);
    }
  });

  it('P-49: a currency may be chosen that is not the market’s', async () => {
    answer(() => Response.json({ ...MEXICO, market: aState.market, currency: 'USD' }));
    const { user, facts } = open();
    await user.click(screen.getByText(/ES · EUR/));
    await user.selectOptions(screen.getByLabelText('Moneda que quieres ver'), 'USD');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(facts).toEqual([['currency-changed@1', { currency: 'USD' }]]));
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('offline')) as never],
    ['a fault of the site', () => new Response('', { status: 503 })],
    ['an answer nobody understands', () => Response.json({ market: 'MX' })],
  ])('%s: nothing changes, the choice stays, and it says so', async (_what, reply) => {
    answer(reply);
    const { user, changes } = open();
    await user.click(screen.getByText(/ES · EUR/));
    await user.selectOptions(screen.getByLabelText('País'), 'MX');
    await user.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cambiarlo. Inténtalo de nuevo.');
    expect(screen.getByLabelText('País')).toHaveValue('MX');
    expect(changes).toEqual([]);
  });

  it('closes with Escape and with a press elsewhere', async () => {
    const { user } = open();
    const summary = screen.getByText(/ES · EUR/);
    await user.click(summary);
    expect(screen.getByRole('group')).toHaveAttribute('open');
    screen.getByLabelText('País').focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
    await user.click(summary);
    await user.click(screen.getByRole('status'));
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });

  it('works without scripts: a form that leads back to the page', () => {
    const { container } = open('/vuelos?adults=2');
    const form = container.querySelector('form') as HTMLFormElement;
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/preferences']);
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
      return: '/es/vuelos?adults=2',
      market: 'ES',
      currency: 'EUR',
      language: 'es',
    });
  });

  it('X-11: names its fields and says what is charged', async () => {
    const { user, container } = open();
    await user.click(screen.getByText(/ES · EUR/));
    const panel = within(container.querySelector('form') as HTMLElement);
    expect(panel.getByText('Pagas en dólares estadounidenses.')).toBeVisible();
    await expectAccessible(container);
  });
});
