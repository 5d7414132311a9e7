import { LOCALES, type Locale } from '@travesia/contracts';
import { todayIn } from '@travesia/domain';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock.ts';
import { sailingsOnSale } from './calendar.ts';
import { cruiseOf } from './cruise-of.ts';

const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

/** An invented fleet as a source of cruises serves it: `/cruises?lang=es`. Its dates stay in the future. */
export async function cruisesPlugin(app: FastifyInstance, { clock }: { readonly clock: SandboxClock }) {
  app.get<{ Querystring: { lang?: string } }>('/cruises', async ({ query }, reply) => {
    if (!isLocale(query.lang)) return reply.code(400).send({ error: 'lang names a language of the site' });
    const { lang } = query;
    const today = todayIn(clock.nowMs());
    return { cruises: sailingsOnSale(today).map((sailing) => cruiseOf(sailing, lang, today)) };
  });
}
