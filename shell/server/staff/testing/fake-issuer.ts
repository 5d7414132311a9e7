import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const CLIENT = { id: 'site-of-tests', secret: 'secret-of-tests' } as const;
const SECOND_MS = 1_000;
const HOUR_S = 3_600;

export interface FakeIssuer {
  readonly url: string;
  /** What it says of the person who signs in; a test changes it. */
  person: { sub: string; name: string; role: unknown };
  /** Claims that its ID tokens have wrong. */
  wrong: Readonly<Record<string, unknown>>;
  /** Signs with a key that it does not publish. */
  isForged: boolean;
  /** Answers nothing but 503. */
  isDown: boolean;
  /** Refresh tokens that were revoked. */
  readonly revoked: string[];
  readonly renewals: () => number;
  /** The address that the browser comes back to after it signed in. */
  signIn(authorisation: string): URL;
  close(): Promise<void>;
}

// To find the primes of a key takes longer than a whole story.
const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2_048 });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(claims: object, key: KeyObject): string {
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: 'one' })}.${part(claims)}`;
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`;
}

/** An issuer that can do what no certified library lets it: send tokens that are not for us. */
export async function startFakeIssuer(): Promise<FakeIssuer> {
  const codes = new Map<string, { nonce: string; challenge: string }>();
  let renewals = 0;
  let url = '';

  function idToken(nonce?: string): string {
    const nowS = Math.floor(Date.now() / SECOND_MS);
    const { sub, name, role } = issuer.person;
    const claims = {
      iss: url,
      aud: CLIENT.id,
      sub,
      name,
      role,
      iat: nowS,
      exp: nowS + HOUR_S,
      ...(nonce !== undefined && { nonce }),
      ...issuer.wrong,
    };
    return tokenOf(claims, issuer.isForged ? other.privateKey : own.privateKey);
  }

  async function tokens(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const form = new URLSearchParams(await text(request));
    if (form.get('client_secret') !== CLIENT.secret)
      return { status: 401, body: { error: 'invalid_client' } };
    const refused = { status: 400, body: { error: 'invalid_grant' } };
    const common = { access_token: 'access', token_type: 'bearer', expires_in: HOUR_S };
    if (form.get('grant_type') === 'refresh_token') {
      renewals += 1;
      if (issuer.revoked.includes(form.get('refresh_token') ?? '')) return refused;
      return { status: 200, body: { ...common, id_token: idToken() } };
    }
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code?.challenge !== challenge) return refused;
    return { status: 200, body: { ...common, id_token: idToken(code.nonce), refresh_token: 'refresh-1' } };
  }

  const metadata = () => ({
    issuer: url,
    authorization_endpoint: `${url}/auth`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    revocation_endpoint: `${url}/revoke`,
    end_session_endpoint: `${url}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    if (issuer.isDown) return { status: 503, body: {} };
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return { status: 200, body: metadata() };
      case '/jwks': {
        const key = { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
        return { status: 200, body: { keys: [key] } };
      }
      case '/token':
        return tokens(request);
      case '/revoke':
        issuer.revoked.push(new URLSearchParams(await text(request)).get('token') ?? '');
        return { status: 200, body: {} };
      default:
        return { status: 404, body: {} };
    }
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const issuer: FakeIssuer = {
    url,
    person: { sub: 'ines', name: 'Inés Moreno', role: 'agent' },
    wrong: {},
    isForged: false,
    isDown: false,
    revoked: [],
    renewals: () => renewals,
    signIn(authorisation) {
      const { searchParams: asked } = new URL(authorisation);
      const code = `code-${codes.size + 1}-${Math.random()}`;
      codes.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' });
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state') ?? '');
      return back;
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return issuer;
}
