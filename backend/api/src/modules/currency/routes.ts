import { CurrencyExchangeReplySchema } from '@travesia/contracts';
import type { Router } from '../../http/router.ts';
import { sourceInWords } from './old-rates.ts';
import type { CurrencyService } from './service.ts';

export function currencyRoutes(router: Router, service: CurrencyService, nowMs: () => number): void {
  router.route({
    method: 'GET',
    url: '/currencyExchange',
    summary: 'Exchange rates for display, with their date (B-17)',
    tag: 'currency',
    replies: { 200: CurrencyExchangeReplySchema },
    limit: 'read',
    handler: async ({ reply, locale }) => {
      const rates = await service.rates();
      if (!rates) return { body: { success: false, data: null } };
      void reply.header('cache-control', 'public, max-age=600').header('vary', 'Accept-Language');
      const { base, asOf } = rates;
      const source = sourceInWords(rates, nowMs(), locale);
      return { body: { success: true, data: { base, asOf, source, rates: rates.rates } } };
    },
  });
}
