import type { PaymentsOptions } from './plugin.ts';

const SANDBOX_SECRET_KEY = 'sk_test_travesia_sandbox';
const SANDBOX_WEBHOOK_SECRET = 'whsec_travesia_sandbox';

/** What the environment says of the payment provider; every value has a default that works on one machine. */
export function readPaymentsConfig(environment: NodeJS.ProcessEnv): Omit<PaymentsOptions, 'clock'> {
  return {
    secretKey: environment.PAYMENT_SECRET_KEY ?? SANDBOX_SECRET_KEY,
    ...(environment.PAYMENT_PUBLISHABLE_KEY && { publishableKey: environment.PAYMENT_PUBLISHABLE_KEY }),
    webhookSecret: environment.PAYMENT_WEBHOOK_SECRET ?? SANDBOX_WEBHOOK_SECRET,
    webhookUrl: environment.PAYMENT_WEBHOOK_URL ?? 'http://127.0.0.1:3001/payment/notifications',
    publicBase: environment.PAYMENT_PUBLIC_BASE ?? environment.VAULT_ORIGIN ?? 'http://127.0.0.1:3000',
  };
}
