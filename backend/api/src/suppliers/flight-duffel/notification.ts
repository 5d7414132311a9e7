import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { FlightNotification, NotificationHeaders } from '../../modules/flights/ports.ts';
import { REFERENCE_KEY } from './order-with-duffel.ts';

/** How old a message, or how far ahead its clock, may be. */
const AGE_MAX_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),\s*v1=([\da-f]{64})$/i;
const FAILED = 'order.creation_failed';

const Id = v.nullish(v.string());
const EventShape = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  type: v.string(),
  data: v.nullish(
    v.looseObject({
      object: v.nullish(
        v.looseObject({
          id: Id,
          order_id: Id,
          offer_id: Id,
          metadata: v.nullish(v.looseObject({ [REFERENCE_KEY]: v.nullish(v.unknown()) })),
        }),
      ),
    }),
  ),
});

/** `X-Duffel-Signature: t=<seconds>,v1=<hex of the HMAC-SHA256 of "seconds.body">`. */
function isSignedByDuffel(
  rawBody: Buffer,
  header: string | string[] | undefined,
  { secret, nowMs }: { readonly secret: string; readonly nowMs: number },
): boolean {
  const [, seconds, signature] = SIGNATURE.exec(typeof header === 'string' ? header : '') ?? [];
  if (secret === '' || seconds === undefined || signature === undefined) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return false;
  return Math.abs(nowMs / 1000 - Number(seconds)) <= AGE_MAX_SECONDS;
}

/** The message is about an order, which it names by id, by our reference, or by the offer it was made from. */
export function readDuffelNotification(
  rawBody: Buffer,
  headers: NotificationHeaders,
  check: { readonly secret: string; readonly nowMs: number },
): FlightNotification {
  if (!isSignedByDuffel(rawBody, headers['x-duffel-signature'], check)) return { state: 'forged' };
  const event = parsed(rawBody);
  if (!event) return { state: 'unreadable' };
  const object = event.data?.object;
  const reference = object?.metadata?.[REFERENCE_KEY];
  const named = [object?.order_id, object?.id].find((id) => id?.startsWith('ord_'));
  return {
    state: 'news',
    eventId: event.id,
    type: event.type,
    hasFailed: event.type === FAILED,
    orderRef: named ?? null,
    reference: typeof reference === 'string' ? reference : null,
    offerRef: object?.offer_id ?? null,
  };
}

function parsed(rawBody: Buffer): v.InferOutput<typeof EventShape> | null {
  try {
    const result = v.safeParse(EventShape, JSON.parse(rawBody.toString('utf8')));
    return result.success ? result.output : null;
  } catch {
    // Not JSON: signed all the same, so it is told apart from a forged one.
    return null;
  }
}
