import { InternalPaymentInfoReplySchema, InternalPaymentInfoRequestSchema } from '@travesia/contracts';
import { verifyCardHandle } from '@travesia/vault/handle';
import { ApiError } from '../../errors/index.ts';
import { requireInternal } from '../../http/internal-caller.ts';
import type { Router } from '../../http/router.ts';
import { readHandleOrderId } from '../../modules/booking/index.ts';
import type { PaymentIntake } from '../../modules/payments/ports.ts';

/** The vault hands over a token, brand, last four and expiry (S-27). The handle is checked here again. */
export function cardIntakeRoute(router: Router, method: string, intake: PaymentIntake): void {
  router.route({
    method: 'POST',
    url: '/internal/payment-info',
    summary: 'The vault hands over a provider token; not reachable from outside (S-27)',
    tag: 'payment',
    body: InternalPaymentInfoRequestSchema,
    replies: { 200: InternalPaymentInfoReplySchema },
    errors: [
      'handle_invalid',
      'handle_expired',
      'superseded',
      'price_changed',
      'order_missing',
      'already_paid',
      'payment_in_progress',
    ],
    limit: 'vault',
    handler: async ({ body: { handle, ...card }, request }) => {
      requireInternal(request, intake.internalSecret);
      const verdict = verifyCardHandle(handle, intake.handleSecret, intake.nowMs());
      if (verdict.state === 'invalid') throw new ApiError('handle_invalid');
      if (verdict.state === 'expired') throw new ApiError('handle_expired');
      const { orderId, amount } = verdict.claims;
      const data = await intake.savePayment(readHandleOrderId(orderId), amount, { method, ...card });
      return { body: { data } };
    },
  });
}
