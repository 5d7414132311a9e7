/** Where the provider's fields come from, and which hosts the card document must allow for them. */
export interface HostedFields {
  readonly scriptAddress: string;
  /** Public by design: it can create a name for a card and nothing else. */
  readonly publishableKey: string;
  readonly hosts: ProviderHosts;
}

interface ProviderHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** As https://docs.stripe.com/security/guide#content-security-policy lists them for Stripe.js. */
const STRIPE_HOSTS: ProviderHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

export function hostedFieldsOf(scriptAddress: string, publishableKey: string): HostedFields {
  const { origin } = new URL(scriptAddress);
  const isStripe = origin === new URL(STRIPE_SCRIPT).origin;
  const hosts = isStripe ? STRIPE_HOSTS : { script: [origin], frame: [origin], connect: [origin] };
  return { scriptAddress, publishableKey, hosts };
}
