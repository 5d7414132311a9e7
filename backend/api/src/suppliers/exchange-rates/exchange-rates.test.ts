import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createExchangeRateSource } from './index.ts';

const ECB_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const OXR_URL = 'https://openexchangerates.org/api/latest.json';
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** As the bank writes it. */
const ecb = (cubes: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		${cubes}
	</Cube>
</gesmes:Envelope>`;
const DAY = `<Cube time='2026-11-20'>
			<Cube currency='USD' rate='1.25'/>
			<Cube currency='MXN' rate='22.5'/>
			<Cube currency='JPY' rate='160'/>
		</Cube>`;
const OXR = {
  disclaimer: 'Usage subject to terms: https://openexchangerates.org/terms',
  license: 'https://openexchangerates.org/license',
  timestamp: 1_795_172_400,
  base: 'USD',
  rates: { USD: 1, EUR: 0.8, COP: 4_100.5 },
};
const fromEcb = () => createExchangeRateSource({ provider: 'ecb', url: '', key: '' }).read();
const fromOxr = (key = 'an-app-id') =>
  createExchangeRateSource({ provider: 'openexchangerates', url: '', key }).read();

describe('W-10: exchange rates by configuration', () => {
  it('the daily file of the European Central Bank, turned from euros into dollars', async () => {
    server.use(http.get(ECB_URL, () => HttpResponse.xml(ecb(DAY))));
    expect(await fromEcb()).toEqual({
      source: 'European Central Bank',
      asOf: '2026-11-20',
      base: 'USD',
      rates: { USD: 1, EUR: 0.8, MXN: 18, JPY: 128 },
    });
  });

  it('Open Exchange Rates, asked with the App ID', async () => {
    server.use(
      http.get(OXR_URL, ({ request }) =>
        new URL(request.url).searchParams.get('app_id') === 'an-app-id'
          ? HttpResponse.json(OXR)
          : HttpResponse.json({ error: true, status: 401, message: 'invalid_app_id' }, { status: 401 }),
      ),
    );
    expect(await fromOxr()).toEqual({
      source: 'Open Exchange Rates',
      asOf: '2026-11-20',
      base: 'USD',
      rates: OXR.rates,
    });
    await expect(fromOxr('another')).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    ['no day', ecb('<Cube currency="USD" rate="1.1"/>')],
    ['no dollar', ecb("<Cube time='2026-11-20'><Cube currency='MXN' rate='22.5'/></Cube>")],
    ['a rate that is no number', ecb(DAY.replace('22.5', 'N/A'))],
    ['a rate of nothing', ecb(DAY.replace('22.5', '0'))],
    ['a page', '<!doctype html><title>Down</title>'],
  ])('a file of the bank with %s is refused whole', async (_what, body) => {
    server.use(http.get(ECB_URL, () => HttpResponse.xml(body)));
    await expect(fromEcb()).rejects.toThrow();
  });

  it.each([
    ['no time', { ...OXR, timestamp: undefined }],
    ['a rate as text', { ...OXR, rates: { ...OXR.rates, EUR: '0.8' } }],
    ['another base without ours', { ...OXR, base: 'GBP', rates: { EUR: 1.2 } }],
    ['an error with status 200', { error: true, message: 'not_allowed' }],
  ])('a reply of Open Exchange Rates with %s is refused whole', async (_what, body) => {
    server.use(http.get(OXR_URL, () => HttpResponse.json(body)));
    await expect(fromOxr()).rejects.toThrow();
  });
});
