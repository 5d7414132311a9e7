import { useRef, useState, type RefObject } from 'react';
import { isApiFailure } from '@travesia/api-client';
import type { MoneyBody, OrderView } from '@travesia/contracts';
import { is } from 'valibot';
import { MoneySchema } from '@travesia/contracts';
import { hrefOf } from '../../src/host/host.ts';
import { useHost } from '../../src/host/host-context.ts';
import type { CardFrameController } from '../card/card-frame-controller.ts';
import { useCheckout } from '../services/checkout-services.ts';

export type PayState =
  | { status: 'idle' }
  | { status: 'paying' }
  | { status: 'failed'; code: string }
  | { status: 'card'; code: string }
  | { status: 'changed'; previous: MoneyBody; current: MoneyBody };

/** The new total of a `price_changed`, if the details hold one (B-06). */
function currentTotal(details: Readonly<Record<string, unknown>>): MoneyBody | null {
  const current = details['current'];
  const total = typeof current === 'object' && current !== null && 'total' in current ? current.total : null;
  return is(MoneySchema, total) ? total : null;
}

/**
 * Pay: pending saves, then the card, then the payment itself, each once (S-29, S-33, S-39). A press while one
 * is under way does nothing; a press is one key, whatever happens to the network.
 */
export function usePay(view: OrderView, card: RefObject<CardFrameController | null>) {
  const host = useHost();
  const { session, calls, payments, newKey, leave } = useCheckout();
  const [state, setState] = useState<PayState>({ status: 'idle' });
  const isUnderWay = useRef(false);

  async function run() {
    if (!(await session.flush())) return setState({ status: 'failed', code: 'invalid_request' });
    const sent = await card.current?.submit();
    if (sent?.state !== 'saved') return setState({ status: 'card', code: sent?.code ?? 'unavailable' });
    const origin = window.location.origin;
    const step = (name: string) => origin + hrefOf(host, `/booking/authenticate/${name}`);
    const request = {
      flightOfferId: view.orderId,
      transactionId: card.current?.view().saved?.transactionId ?? null,
      total: view.total,
      returnUrl: step('waiting'),
      cancelUrl: step('cancel'),
      idempotencyKey: newKey(),
    };
    host.bus.publish('card-details-updated@1', { transactionId: request.transactionId });
    if (view.paymentMode === 'card') {
      const { data } = await calls.cardSuccess(request);
      payments.write({
        cartId: data.cartId ?? '',
        summaryPath: view.summaryPath,
        providerUrl: null,
        outcome: null,
      });
      leave(step('waiting'));
      return;
    }
    const { data } = await calls.paymentDirection(request);
    const providerUrl = data.worldpayTransactionUrl;
    const cartId = new URL(providerUrl).searchParams.get('cartId') ?? '';
    payments.write({ cartId, summaryPath: view.summaryPath, providerUrl, outcome: null });
    host.navigation.navigate('/booking/authenticate');
  }

  return {
    state,
    reset: () => setState({ status: 'idle' }),
    async pay() {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setState({ status: 'paying' });
      try {
        await run();
      } catch (failure) {
        const code = isApiFailure(failure) ? failure.code : 'network';
        const total =
          code === 'price_changed' && isApiFailure(failure) ? currentTotal(failure.details) : null;
        setState(
          total ? { status: 'changed', previous: view.total, current: total } : { status: 'failed', code },
        );
        await session.refreshOrderView();
      } finally {
        isUnderWay.current = false;
      }
    },
  };
}
