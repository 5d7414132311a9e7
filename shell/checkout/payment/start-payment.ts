import * as v from 'valibot';
import { failureCode, isApiFailure } from '@travesia/api-client';
import type { BookingCalls, BookingSession, PaymentRequest } from '@travesia/booking';
import {
  ERROR_CATALOGUE,
  MoneySchema,
  OrderViewSchema,
  type ConfirmedBooking,
  type ErrorCode,
  type MoneyBody,
  type OrderView,
} from '@travesia/contracts';
import { declineReasonOf, failedPaymentOf, type FailedPayment } from './failed-payment.ts';
import type { PaymentFieldsAnswer, PaymentFieldsProblem } from './payment-form.ts';
import { providerUrlOf, readProviderUrl } from './provider-url.ts';

/** What a press of the pay button came to. */
export type StartedPayment =
  | { readonly kind: 'handed-over'; readonly cartId: string; readonly providerUrl: string }
  | { readonly kind: 'confirmed'; readonly cartId: string; readonly booking: ConfirmedBooking }
  /** A payment is under way, whoever began it: only its outcome is asked (S-39). */
  | { readonly kind: 'under-way'; readonly cartId: string }
  /** Another tab's booking is open, or this one was changed in another tab: nothing was sent. */
  | { readonly kind: 'other-booking' }
  /** The trip was continued on another device: nothing was sent. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'price-changed'; readonly previous: MoneyBody; readonly current: MoneyBody }
  | { readonly kind: 'steps-missing'; readonly missing: OrderView['missing'] }
  | { readonly kind: 'declined'; readonly failed: FailedPayment }
  | { readonly kind: 'not-saved' }
  | { readonly kind: 'not-taken'; readonly problem: PaymentFieldsProblem }
  | { readonly kind: 'failed'; readonly code: string; readonly isMoneyKnown: boolean };

export interface PaymentStart {
  readonly session: Pick<BookingSession, 'flush'>;
  readonly calls: Pick<BookingCalls, 'paymentDirection' | 'cardSuccess' | 'orderView'>;
  readonly submitMethod: () => Promise<PaymentFieldsAnswer>;
  readonly mode: OrderView['paymentMode'];
  readonly siteOrigin: string;
  /** An earlier press had no answer: whether it began a payment is asked before anything is sent again. */
  readonly mayBeUnderWay: boolean;
  /** All but the proof of the press: the total is what the page showed when pay was pressed (B-06). */
  readonly request: Omit<PaymentRequest, 'transactionId'>;
}

const ChangedSchema = v.object({
  previous: v.object({ total: MoneySchema }),
  current: v.object({ total: MoneySchema }),
});
const MissingSchema = v.object({ missing: OrderViewSchema.entries.missing });

/** A gateway gave up waiting: the code is derived from the status, and the payment may have begun behind it. */
const GATEWAY_STATUSES = new Set([502, 504]);

/** Failures after which money may have moved: the server is asked before anything else is said. */
function leavesMoneyUnknown(failure: unknown): boolean {
  const code = failureCode(failure);
  if (!Object.hasOwn(ERROR_CATALOGUE, code)) return true;
  if (isApiFailure(failure) && GATEWAY_STATUSES.has(failure.status)) return true;
  return ERROR_CATALOGUE[code as ErrorCode].money !== 'untouched';
}

/** Saves, method, payment, in this order; each failure says what it means for the money (S-29, S-33, S-34). */
export async function startPayment(start: PaymentStart): Promise<StartedPayment> {
  if (start.mayBeUnderWay) {
    const asked = await askForOrder(start.calls);
    if (asked.kind === 'failed') return { kind: 'failed', code: asked.code, isMoneyKnown: false };
    if (asked.view.cartId) return { kind: 'under-way', cartId: asked.view.cartId };
  }
  if (!(await start.session.flush())) return otherwise(start, { kind: 'not-saved' });
  const given = await start.submitMethod();
  if (!given.ok) return otherwise(start, { kind: 'not-taken', problem: given.problem });
  try {
    return await send(start, { ...start.request, transactionId: given.transactionId });
  } catch (failure) {
    return explain(start, failure);
  }
}

/** An order that another tab has paid or changed takes no address and no payment: then that is told, not the refusal. */
async function otherwise({ calls, request }: PaymentStart, refused: StartedPayment): Promise<StartedPayment> {
  const asked = await askForOrder(calls);
  const change = changeOf(asked, request);
  if (change) return change;
  // Neither the method nor the question got through: it is the connection, and nothing was sent to pay.
  return asked.kind === 'failed' && asked.code === 'network'
    ? { kind: 'failed', code: asked.code, isMoneyKnown: true }
    : refused;
}

function inTheWayOf(code: string): StartedPayment | null {
  if (code === 'order_elsewhere') return { kind: 'elsewhere' };
  return code === 'other_booking_open' ? { kind: 'other-booking' } : null;
}

type ShownOrder = Pick<PaymentRequest, 'total' | 'orderKey'>;

function changeOf(asked: AskedOrder, { total, orderKey }: ShownOrder): StartedPayment | null {
  if (asked.kind === 'failed') return inTheWayOf(asked.code);
  const { view } = asked;
  if (view.cartId) return { kind: 'under-way', cartId: view.cartId };
  if (view.total.amount !== total.amount)
    return { kind: 'price-changed', previous: total, current: view.total };
  return view.orderKey === orderKey ? null : { kind: 'other-booking' };
}

/** What another tab has made of the order since this one showed it; null where nothing is known of a change. */
export async function askForChange(
  calls: Pick<BookingCalls, 'orderView'>,
  shown: ShownOrder,
): Promise<StartedPayment | null> {
  return changeOf(await askForOrder(calls), shown);
}

async function send({ calls, mode, siteOrigin }: PaymentStart, request: PaymentRequest) {
  if (mode === 'card') {
    const { data } = await calls.cardSuccess(request);
    if (!data.cartId) return { kind: 'failed', code: 'unreadable', isMoneyKnown: false } as const;
    const { cartId, booking } = data;
    if (data.paymentStatus === 'confirmed' && booking) return { kind: 'confirmed', cartId, booking } as const;
    // A 3-D Secure demand, or an outcome that is still open: the hand-over tells the two apart (S-34).
    return { kind: 'handed-over', cartId, providerUrl: providerUrlOf(cartId) } as const;
  }
  const { data } = await calls.paymentDirection(request);
  const own = readProviderUrl(data.worldpayTransactionUrl, siteOrigin);
  if (!own) return { kind: 'failed', code: 'provider_failed', isMoneyKnown: false } as const;
  return { kind: 'handed-over', ...own } as const;
}

async function explain({ calls }: PaymentStart, failure: unknown): Promise<StartedPayment> {
  const code = failureCode(failure);
  const details = isApiFailure(failure) ? failure.details : {};
  switch (code) {
    case 'price_changed': {
      const parsed = v.safeParse(ChangedSchema, details);
      if (!parsed.success) break;
      const { previous, current } = parsed.output;
      return { kind: 'price-changed', previous: previous.total, current: current.total };
    }
    case 'steps_missing': {
      const parsed = v.safeParse(MissingSchema, details);
      if (!parsed.success) break;
      return { kind: 'steps-missing', missing: parsed.output.missing };
    }
    case 'other_booking_open':
      return { kind: 'other-booking' };
    case 'order_elsewhere':
      return { kind: 'elsewhere' };
    case 'payment_declined':
    case 'payment_cancelled':
      return {
        kind: 'declined',
        failed: failedPaymentOf(
          code === 'payment_declined' ? 'declined' : 'cancelled',
          declineReasonOf(failure),
        ),
      };
    case 'booking_failed':
      return { kind: 'declined', failed: 'failed' };
    case 'services_gone':
    case 'document_refused':
      return { kind: 'declined', failed: code };
    default:
  }
  if (!leavesMoneyUnknown(failure)) return { kind: 'failed', code, isMoneyKnown: true };
  const asked = await askForOrder(calls);
  return asked.kind === 'answered' && asked.view.cartId
    ? { kind: 'under-way', cartId: asked.view.cartId }
    : { kind: 'failed', code, isMoneyKnown: false };
}

type AskedOrder =
  | { readonly kind: 'answered'; readonly view: OrderView }
  | { readonly kind: 'failed'; readonly code: string };

/** The order with the cart of a payment that lives, if the server answers. */
async function askForOrder(calls: Pick<BookingCalls, 'orderView'>): Promise<AskedOrder> {
  try {
    return { kind: 'answered', view: (await calls.orderView()).data };
  } catch (failure) {
    // The next press asks the server again and never begins a second payment (B-31).
    return { kind: 'failed', code: failureCode(failure) };
  }
}
