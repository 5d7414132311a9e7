import { FlightSearchReplySchema, type FlightSearchReply } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import * as v from 'valibot';
import { openVisitor, type Visitor } from './visitor.ts';
import type { Scale } from './open-scale.ts';

export interface Searched {
  readonly status: number;
  readonly ms: number;
  /** Null where the answer is no list of offers. */
  readonly reply: FlightSearchReply | null;
}

/** A flight to a small island, `days` from today; every chapter has days of its own. */
export function flightIn(days: number) {
  const departureDate = addDays(todayIn(Date.now()), days);
  return {
    legInfo: { 1: { from: 'MAD', to: 'VDE', departureDate } },
    travelerInfo: { adult: 1, child: 0, infant: 0 },
  };
}

export async function search(
  { apiUrl }: Pick<Scale, 'apiUrl'>,
  visitor: Visitor,
  body: object,
): Promise<Searched> {
  const startedMs = Date.now();
  const reply = await visitor.fetch(`${apiUrl}/air/flight-offer/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  const parsed = v.safeParse(FlightSearchReplySchema, reply.ok ? JSON.parse(text) : text);
  return {
    status: reply.status,
    ms: Date.now() - startedMs,
    reply: parsed.success ? parsed.output : null,
  };
}

/** So many visitors ask the same at once. */
export async function searchTogether(scale: Scale, count: number, body: object): Promise<Searched[]> {
  const visitors = Array.from({ length: count }, () => openVisitor(scale));
  try {
    return await Promise.all(visitors.map((visitor) => search(scale, visitor, body)));
  } finally {
    await Promise.all(visitors.map((visitor) => visitor.leave()));
  }
}

/** Calls that the apis have answered, each by the last part of its address, in the balancer's own words. */
export function answeredBy({ nginx, apis }: Scale, path: string): Map<string, number> {
  const found = new Map<string, number>(apis.map(({ name }) => [name, 0]));
  for (const line of nginx.log()) {
    const [, , uri, , addresses = ''] = line.split(' ');
    if (uri !== path) continue;
    const last = addresses.split(',').at(-1) ?? '';
    const api = apis.find(({ port }) => last.endsWith(`:${port}`));
    if (api) found.set(api.name, (found.get(api.name) ?? 0) + 1);
  }
  return found;
}
