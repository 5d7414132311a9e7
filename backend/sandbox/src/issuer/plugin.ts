import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Provider, type Configuration } from 'oidc-provider';
import { signInPage, signOutPage } from './page.ts';
import { createPeople } from './people.ts';

const PREFIX = '/issuer';
const HTML = 'text/html; charset=utf-8';
const DAY_S = 86_400;
const HOUR_S = 3_600;
/** Nothing but its own form; after a sign-in the form leads to the site. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export interface IssuerOptions {
  /** Address under which browsers and the site reach this sandbox. */
  readonly origin: string;
  /** Of the site whose staff signs in here. */
  readonly siteOrigin: string;
  /** As which client the site is known here. */
  readonly client: { readonly id: string; readonly secret: string };
}

type OfPerson = { Params: { uid: string }; Body: { person?: string } };

/** An issuer of OpenID Connect with ready people, by a certified library; in memory only. */
export async function issuerPlugin(
  app: FastifyInstance,
  { origin, siteOrigin, client }: IssuerOptions,
): Promise<void> {
  const people = createPeople();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['desk', 'ops'].map((area) => `${siteOrigin}/${area}/signed-in`),
        post_logout_redirect_uris: ['desk', 'ops'].map((area) => `${siteOrigin}/${area}`),
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    // Role and name are in the ID token, where every issuer can put them.
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'name', 'email', 'role'] },
    async findAccount(_context, id) {
      const person = people.find((each) => each.id === id);
      if (!person) return undefined;
      const { name, email } = person;
      return {
        accountId: id,
        claims: () => ({ sub: id, name, email, ...(person.role !== null && { role: person.role }) }),
      };
    },
    // The site is our own: nobody is asked for consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email offline_access');
      await grant.save();
      return grant;
    },
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    interactions: { url: (_context, { uid }) => `${PREFIX}/interaction/${uid}` },
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: 60,
      Grant: DAY_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      RefreshToken: DAY_S,
      Session: DAY_S,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          context.body = signOutPage(form);
        },
      },
    },
  };
  const provider = new Provider(`${origin}${PREFIX}`, configuration);
  const answer = provider.callback();

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get<OfPerson>(`${PREFIX}/interaction/:uid`, async (request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        .type(HTML)
        .send(signInPage(people, `${PREFIX}/interaction/${request.params.uid}`)),
    );
    scope.post<OfPerson>(`${PREFIX}/interaction/:uid`, async (request, reply) => {
      const person = people.find(({ id }) => id === request.body.person);
      if (!person) return reply.code(422).type(HTML).send(signInPage(people, request.url));
      const goOn = await provider.interactionResult(request.raw, reply.raw, {
        login: { accountId: person.id },
      });
      return reply.redirect(goOn, 303);
    });
  });

  await app.register(async (scope) => {
    // The library reads bodies by itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${PREFIX}/*`, (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      const { raw } = request;
      // Where it is mounted, in the way of Connect: the library makes its addresses from both.
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(PREFIX.length) });
      void answer(raw, reply.raw);
    });
  });

  app.get('/_control/staff', async () => people);
  app.post<{ Body: { id: string; role: string | null } }>('/_control/staff', async (request, reply) => {
    const person = people.find(({ id }) => id === request.body.id);
    if (!person) return reply.code(404).send({ error: 'nobody of that id' });
    person.role = request.body.role;
    return person;
  });
}
