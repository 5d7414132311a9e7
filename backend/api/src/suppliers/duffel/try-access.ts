import { createDuffelAsk, type DuffelAccess } from './duffel-client.ts';

const DEADLINE_MS = 10_000;

/** The cheapest question that needs a token: throws where the supplier is away or refuses it. */
export async function tryFlightAccess(access: DuffelAccess): Promise<void> {
  await createDuffelAsk(access)(DEADLINE_MS, (client) => client.airlines.list({ limit: 1 }));
}

/** Stays are enabled for each account: a token that is good for flights may be refused here. */
export async function tryStayAccess(access: DuffelAccess): Promise<void> {
  await createDuffelAsk(access)(DEADLINE_MS, (client) => client.stays.bookings.list({ limit: 1 }));
}
