import { LOCALES } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';

/** Draws the home once in each language before the door opens, so that the first visitor does not pay for it. */
export async function warmUp(site: FastifyInstance, siteOrigin: string): Promise<void> {
  const { host } = new URL(siteOrigin);
  for (const locale of LOCALES) {
    await site.inject({ url: `/${locale}`, headers: { host, 'user-agent': 'warm-up bot' } });
  }
}
