import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';

/** Units for one euro; invented. */
const PER_EURO = { USD: 1.16, GBP: 0.87, MXN: 21.4, BRL: 6.2, JPY: 178, CHF: 0.93 } as const;
const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** The bank publishes on working days. */
function lastWorkingDay(nowMs: number): string {
  const day = new Date(nowMs).getUTCDay();
  const daysBack = day === SATURDAY ? 1 : day === 0 ? 2 : 0;
  return new Date(nowMs - daysBack * DAY_MS).toISOString().slice(0, 10);
}

export interface RatesOptions {
  readonly clock: SandboxClock;
  /** The App ID that it takes; absent: any. */
  readonly appId?: string | undefined;
}

/** Exchange rates in two formats: the daily file of the European Central Bank, and Open Exchange Rates. */
export async function ratesPlugin(app: FastifyInstance, { clock, appId }: RatesOptions): Promise<void> {
  app.get('/rates/eurofxref-daily.xml', async (_request, reply) => {
    const cubes = Object.entries(PER_EURO).map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`);
    return reply.type('text/xml').send(
      `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time='${lastWorkingDay(clock.nowMs())}'>${cubes.join('')}</Cube></Cube>
</gesmes:Envelope>`,
    );
  });

  app.get<{ Querystring: { app_id?: string } }>('/rates/latest.json', async ({ query }, reply) => {
    if (appId !== undefined && query.app_id !== appId) {
      return reply.code(401).send({ error: true, status: 401, message: 'invalid_app_id' });
    }
    const { USD, ...others } = PER_EURO;
    const perDollar = Object.entries({ EUR: 1, ...others }).map(([code, rate]) => [code, rate / USD]);
    return {
      disclaimer: 'Invented',
      license: 'Invented',
      timestamp: Math.floor(clock.nowMs() / 1000),
      base: 'USD',
      rates: { USD: 1, ...Object.fromEntries(perDollar) },
    };
  });
}
