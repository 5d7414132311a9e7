import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { FLIGHT_NEWS_SECRET } from './open-shop.ts';

export interface FlightMessage {
  readonly type: string;
  readonly object?: object;
  readonly id?: string;
  readonly secret?: string;
  readonly ageSeconds?: number;
}

/** A message of the flight supplier as it documents them; signed, unless a test wants it otherwise. */
export async function reportFlight(
  app: FastifyInstance,
  { type, object = {}, id = randomUUID(), secret = FLIGHT_NEWS_SECRET, ageSeconds = 0 }: FlightMessage,
): Promise<number> {
  const payload = JSON.stringify({
    id: `wev_${id}`,
    api_version: 'v2',
    type,
    data: { object },
    live_mode: false,
    idempotency_key: id,
    created_at: new Date().toISOString(),
  });
  const seconds = Math.floor(Date.now() / 1000) - ageSeconds;
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  const reply = await app.inject({
    method: 'POST',
    url: '/webhooks/flights',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-duffel-signature': `t=${seconds},v1=${signature}`,
    },
    remoteAddress: '127.0.0.1',
  });
  return reply.statusCode;
}
