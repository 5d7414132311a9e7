import { STAFF_ROLES, type Staff, type StaffRole } from '@travesia/contracts';
import * as openid from 'openid-client';
import * as v from 'valibot';

export interface IssuerOptions {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly roleClaim: string;
  readonly scopes: string;
}

/** What the browser carries to the issuer and back, sealed. */
export const PendingSignInSchema = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });
type PendingSignIn = v.InferOutput<typeof PendingSignInSchema>;

export interface Issued {
  /** `null`: the issuer knows the person, who has no role at the desk. */
  readonly staff: Staff | null;
  readonly refreshToken: string | null;
}

/** The issuer cannot be reached, or does not work: nothing is known about the person. */
export class IssuerDown extends Error {
  override readonly name = 'IssuerDown';
}

/** The issuer said no, or what came back is not for us. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

export interface Issuer {
  /** Where the browser goes to sign in. */
  begin(returnTo: string): Promise<{ readonly address: string; readonly pending: PendingSignIn }>;
  /** With the address that the browser came back to. */
  finish(address: URL, pending: PendingSignIn): Promise<Issued>;
  /** Asks again who this is and with which role. */
  renew(refreshToken: string, id: string): Promise<Issued>;
  revoke(refreshToken: string): Promise<void>;
  /** Where the browser ends its session at the issuer; `null` where the issuer has no such page. */
  signOutAddress(returnTo: string): Promise<string | null>;
}

const TIMEOUT_S = 5;
/** Codes of openid-client for replies that never came or were no answer. */
const DOWN = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR']);
/** Of several roles the one that may do most. */
const BY_POWER: readonly StaffRole[] = ['owner', 'finance', 'lead', 'agent', 'read-only'];

function isDown(cause: unknown): boolean {
  if (!(cause instanceof Error)) return true;
  if (cause instanceof openid.ResponseBodyError) return cause.status >= 500;
  // What fetch throws where nobody listens.
  if (cause instanceof TypeError) return true;
  return 'code' in cause && DOWN.has(String(cause.code));
}

/** The role named by a claim that is a word or a list of words. */
function roleOf(claim: unknown): StaffRole | null {
  const given: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  const known = STAFF_ROLES.filter((role) => given.includes(role));
  return BY_POWER.find((role) => known.includes(role)) ?? null;
}

const firstText = (...values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** People sign in at an issuer of OpenID Connect: authorisation code with PKCE, ID tokens with their signature checked. */
export function createIssuer(options: IssuerOptions): Issuer {
  const { url, clientId, clientSecret, roleClaim, scopes } = options;
  const address = new URL(url);
  let discovered: Promise<openid.Configuration> | null = null;

  /** Read once; an issuer that was away is asked again at the next sign-in. */
  function configuration(): Promise<openid.Configuration> {
    discovered ??= openid
      .discovery(address, clientId, clientSecret, undefined, {
        timeout: TIMEOUT_S,
        execute: [
          openid.enableNonRepudiationChecks,
          // Production refuses an issuer without TLS when it reads its settings.
          ...(address.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
        ],
      })
      .catch((cause: unknown) => {
        discovered = null;
        throw new IssuerDown('the issuer could not be read', { cause });
      });
    return discovered;
  }

  async function ask<Result>(work: (known: openid.Configuration) => Promise<Result>): Promise<Result> {
    const known = await configuration();
    try {
      return await work(known);
    } catch (cause) {
      if (isDown(cause)) throw new IssuerDown('the issuer does not answer', { cause });
      throw new SignInRefused('the issuer refused, or its token is not for us', { cause });
    }
  }

  function issuedOf(tokens: Awaited<ReturnType<typeof openid.refreshTokenGrant>>): Issued {
    const claims = tokens.claims();
    if (!claims) throw new SignInRefused('the issuer sent no ID token');
    const role = roleOf(claims[roleClaim]);
    const name = firstText(claims.name, claims.preferred_username, claims.email, claims.sub);
    return {
      staff: role && { id: claims.sub, name, role },
      refreshToken: tokens.refresh_token ?? null,
    };
  }

  return {
    async begin(returnTo) {
      const known = await configuration();
      const pending = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const there = openid.buildAuthorizationUrl(known, {
        redirect_uri: returnTo,
        scope: scopes,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { address: there.href, pending };
    },
    finish: (back, { state, nonce, verifier }) =>
      ask(async (known) =>
        issuedOf(
          await openid.authorizationCodeGrant(known, back, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          }),
        ),
      ),
    renew: (refreshToken, id) =>
      ask(async (known) => {
        const issued = issuedOf(await openid.refreshTokenGrant(known, refreshToken));
        if (issued.staff && issued.staff.id !== id) throw new SignInRefused('the issuer names somebody else');
        // Issuers that do not rotate say nothing: the token that was used stays valid.
        return { ...issued, refreshToken: issued.refreshToken ?? refreshToken };
      }),
    revoke: (refreshToken) =>
      ask(async (known) => {
        if (known.serverMetadata().revocation_endpoint !== undefined)
          await openid.tokenRevocation(known, refreshToken);
      }),
    async signOutAddress(returnTo) {
      const known = await configuration();
      if (known.serverMetadata().end_session_endpoint === undefined) return null;
      return openid.buildEndSessionUrl(known, { post_logout_redirect_uri: returnTo }).href;
    },
  };
}
