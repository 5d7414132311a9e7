import type { InternalPaymentInfoRequest } from '@travesia/contracts';
import { verifyCardHandle } from '@travesia/vault/handle';
import { ApiError } from '../../errors/index.ts';
import { readHandleOrderId, type BookingModule } from '../booking/index.ts';

/** The name of the method whose facts the vault hands over. */
export const CARD = 'card';

/** The vault's word on a card: a token, brand, last four, expiry (S-27). The handle is checked here again. */
export function createCardIntake(
  saves: BookingModule['saves'],
  { secret, nowMs }: { readonly secret: string; readonly nowMs: () => number },
) {
  return async ({ handle, ...card }: InternalPaymentInfoRequest) => {
    const verdict = verifyCardHandle(handle, secret, nowMs());
    if (verdict.state === 'invalid') throw new ApiError('handle_invalid');
    if (verdict.state === 'expired') throw new ApiError('handle_expired');
    const { orderId, amount } = verdict.claims;
    return saves.savePayment(readHandleOrderId(orderId), amount, { method: CARD, ...card });
  };
}
