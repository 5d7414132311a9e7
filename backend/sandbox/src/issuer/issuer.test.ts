import { describe, expect, it } from '@jest/globals';
import { buildSandbox } from '../app.ts';

const SITE = 'http://localhost:3000';
const CLIENT = { id: 'site-of-tests', secret: 'secret-of-tests' } as const;
/** Of RFC 7636, appendix B. */
const PKCE = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
} as const;

async function open() {
  const sandbox = await buildSandbox({
    issuer: { origin: 'http://127.0.0.1:3003', siteOrigin: SITE, client: CLIENT },
  });
  const jar = new Map<string, string>();
  async function call(method: 'GET' | 'POST', url: string, form?: Record<string, string>) {
    const reply = await sandbox.inject({
      method,
      url,
      cookies: Object.fromEntries(jar),
      headers: {
        host: '127.0.0.1:3003',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value } of reply.cookies) jar.set(name, value);
    return reply;
  }
  return { sandbox, call };
}

/** The claims that an ID token makes. */
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('the issuer of the sandbox', () => {
  it('D-01: signs one of six ready people in, with the role in the ID token, which a later one may lack', async () => {
    const { sandbox, call } = await open();
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: `${SITE}/desk/signed-in`,
      scope: 'openid profile email offline_access',
      state: 'state-of-the-browser',
      nonce: 'nonce-of-the-browser',
      code_challenge: PKCE.challenge,
      code_challenge_method: 'S256',
    });
    const begun = await call('GET', `/issuer/auth?${asked}`);
    const interaction = String(begun.headers.location);
    const people = await call('GET', interaction);
    for (const name of ['Inés', 'Leo', 'Fátima', 'Olga', 'Marta', 'Raúl'])
      expect(people.body).toContain(name);

    let reply = await call('POST', interaction, { person: 'leo' });
    while (String(reply.headers.location).startsWith('http://127.0.0.1:3003'))
      reply = await call('GET', String(reply.headers.location).slice('http://127.0.0.1:3003'.length));
    const back = new URL(String(reply.headers.location));
    expect(back.origin + back.pathname).toBe(`${SITE}/desk/signed-in`);
    expect(back.searchParams.get('state')).toBe('state-of-the-browser');

    const client = { client_id: CLIENT.id, client_secret: CLIENT.secret };
    const tokens = (
      await call('POST', '/issuer/token', {
        ...client,
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: `${SITE}/desk/signed-in`,
        code_verifier: PKCE.verifier,
      })
    ).json();
    expect(claimsOf(tokens.id_token)).toMatchObject({
      iss: 'http://127.0.0.1:3003/issuer',
      aud: CLIENT.id,
      sub: 'leo',
      name: 'Leo Castaño',
      role: 'lead',
      nonce: 'nonce-of-the-browser',
    });

    const changed = await sandbox.inject({
      method: 'POST',
      url: '/_control/staff',
      payload: { id: 'leo', role: null },
    });
    expect(changed.statusCode).toBe(200);
    const renewed = (
      await call('POST', '/issuer/token', {
        ...client,
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      })
    ).json();
    expect(claimsOf(renewed.id_token)).not.toHaveProperty('role');
  });
});
