import { createStripeClient, type StripeAddress } from './stripe-client.ts';

const DEADLINE_MS = 10_000;

/** Throws where the provider is away or refuses the key. Answers the addresses that it reports payments to. */
export async function tryPaymentAccess(address: StripeAddress): Promise<readonly string[]> {
  const stripe = createStripeClient(address);
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 }, { timeout: DEADLINE_MS });
  return data.filter(({ status }) => status === 'enabled').map(({ url }) => url);
}
