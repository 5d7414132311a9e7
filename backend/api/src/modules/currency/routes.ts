import { CurrencyExchangeReplySchema } from '@travesia/contracts';
import type { Router } from '../../http/router.ts';
import type { CurrencyService } from './service.ts';

export function currencyRoutes(router: Router, service: CurrencyService): void {
  router.route({
    method: 'GET',
    url: '/currencyExchange',
    summary: 'Exchange rates for display, with their date (B-17)',
    tag: 'currency',
    replies: { 200: CurrencyExchangeReplySchema },
    limit: 'read',
    handler: async ({ reply }) => {
      const rates = await service.rates();
      if (!rates) return { body: { success: false, data: null } };
      void reply.header('cache-control', 'public, max-age=600');
      const { base, asOf, source } = rates;
      return { body: { success: true, data: { base, asOf, source, rates: rates.rates } } };
    },
  });
}
