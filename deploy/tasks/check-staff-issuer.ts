import * as v from 'valibot';

const TIMEOUT_MS = 5_000;
const MetadataSchema = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
});

/** Reads the description of the issuer at which the staff signs in; what is wrong with it, as a sentence. */
export async function staffIssuerProblems(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const { STAFF_ISSUER_URL: url = '' } = environment;
  if (!URL.canParse(url)) return [];
  const address = `${url.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const foundAt = 'found in the identity provider’s settings of the client';
  const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!reply) return [`STAFF_ISSUER_URL: ${new URL(address).host} does not answer\n  ${foundAt}`];
  const metadata = v.safeParse(MetadataSchema, await reply.json().catch(() => null));
  if (!metadata.success) return [`STAFF_ISSUER_URL: ${address} describes no issuer\n  ${foundAt}`];
  const { issuer } = metadata.output;
  return issuer.replace(/\/$/, '') === url.replace(/\/$/, '')
    ? []
    : [`STAFF_ISSUER_URL: the issuer there is ${issuer}\n  ${foundAt}`];
}
