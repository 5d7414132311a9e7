import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitLocale } from '../../src/routing/locale-path.ts';
import { findCheckoutRoute, type CheckoutStepName } from '../../src/routing/checkout-routes.ts';
import { findRedirect } from '../../src/routing/redirect-rules.ts';
import { ensureBucket, rememberLocale } from './cookies.ts';
import type { Documents } from './document.ts';
import type { PageForms } from './page-forms.ts';
import type { Funnel } from '../funnel/install-funnel.ts';
import { plainPage, type PlainProblem } from './plain-page.ts';
import { securityHeaders, type SecurityOrigins } from './security-headers.ts';
import { isOwnRequest } from './preferences.ts';
import { readVisitor, type VisitorOptions } from './visitor.ts';

export interface DocumentRoutesOptions {
  readonly documents: Documents;
  readonly forms: PageForms;
  readonly visitor: VisitorOptions;
  readonly origins: SecurityOrigins;
  readonly isMaintenance: boolean;
  readonly newBucket: () => string;
  readonly funnel: Pick<Funnel, 'opened'>;
}

/** Path and query as they were sent; nothing is decoded, so nothing changes its meaning. */
function splitTarget(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?');
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** Pages that the provider may send a browser back to. */
const RETURN_STEPS: ReadonlySet<CheckoutStepName | undefined> = new Set([
  'authenticate',
  'authorize',
  'waiting',
  'cancel',
]);
const CART_ID = /^[\w-]{1,128}$/;
const UNAVAILABLE = 503;
const MAINTENANCE_RETRY_S = '300';
const RETRY_S = '5';

export function documentRoutes(app: FastifyInstance, options: DocumentRoutesOptions): void {
  const { documents, forms, visitor, origins, newBucket, funnel } = options;
  const cookieRules = { isSecure: origins.site.startsWith('https:'), languageCookie: visitor.languageCookie };

  async function sendDocument(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = splitTarget(request.url);
    const redirect = findRedirect(pathname, search);
    if (redirect) {
      return reply.header('cache-control', 'no-cache').redirect(redirect.to, redirect.status);
    }
    const { path } = splitLocale(pathname);
    ensureBucket(request, reply, { ...cookieRules, newBucket });
    const seen = await readVisitor(request, pathname, visitor);
    const document = await documents({ path, search }, seen);
    void reply
      .code(document.status)
      .headers(securityHeaders(document.kind, origins))
      .header('content-language', seen.locale)
      .header('vary', seen.isPrefixed ? 'Cookie' : 'Accept-Language, Cookie')
      .header('cache-control', cacheControl(document.isPrivate, seen.isShaped));
    if (document.status === UNAVAILABLE) {
      void reply.header('retry-after', options.isMaintenance ? MAINTENANCE_RETRY_S : RETRY_S);
    }
    if (document.status === 200) funnel.opened(request, reply, seen, search);
    if (seen.isPrefixed) rememberLocale(request, reply, seen.locale, cookieRules);
    return reply.type('text/html; charset=utf-8').send(document.html);
  }

  /** The provider's return may be a POST without cookies; the page itself is always fetched (P-42). */
  async function returnFromProvider(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = splitTarget(request.url);
    const query = new URLSearchParams(search);
    const posted = request.body instanceof URLSearchParams ? request.body.get('cartId') : null;
    if (posted !== null && CART_ID.test(posted)) query.set('cartId', posted);
    const target = findRedirect(pathname, '')?.to ?? pathname;
    const text = query.toString();
    return reply.header('cache-control', 'no-store').redirect(text ? `${target}?${text}` : target, 303);
  }

  /** A form of a page without scripts: taken, it leads back to its page; else the page comes with what was typed. */
  async function takeForm(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = splitTarget(request.url);
    const { path } = splitLocale(pathname);
    const { body } = request;
    if (!(body instanceof URLSearchParams)) return refuseMethod(request, reply);
    const seen = await readVisitor(request, pathname, visitor);
    const name = body.get('form');
    const address = forms.addressOf(path, name, seen);
    if (address === null || name === null) return refuseMethod(request, reply);
    if (!isOwnRequest(request, origins.site)) {
      return reply.code(403).type('text/plain; charset=utf-8').send('refused');
    }
    void reply.header('cache-control', 'no-store');
    const outcome = await forms.send(address, body, seen);
    if (outcome.kind === 'sent') return reply.redirect(`${pathname}?sent=${name}#sent`, 303);
    const document = await documents({ path, search }, seen, outcome.posted);
    return reply
      .code(outcome.status)
      .headers(securityHeaders(document.kind, origins))
      .header('content-language', seen.locale)
      .type('text/html; charset=utf-8')
      .send(document.html);
  }

  async function refuseMethod(request: FastifyRequest, reply: FastifyReply) {
    return sendPlainPage(request, reply.header('allow', 'GET, HEAD'), 405, 'methodNotAllowed', options);
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: sendDocument });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => {
      const { path } = splitLocale(splitTarget(request.url).pathname);
      if (request.method !== 'POST') return refuseMethod(request, reply);
      const isReturn = RETURN_STEPS.has(findCheckoutRoute(path)?.step);
      return isReturn ? returnFromProvider(request, reply) : takeForm(request, reply);
    },
  });
}

function cacheControl(isPrivate: boolean, isShaped: boolean): string {
  if (isPrivate) return 'private, no-store';
  return isShaped ? 'private, no-cache' : 'no-cache';
}

/** A page that stands alone, with the phone and a code for support (P-45). */
export async function sendPlainPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  problem: PlainProblem,
  { visitor, origins }: Pick<DocumentRoutesOptions, 'visitor' | 'origins'>,
) {
  const { pathname } = splitTarget(request.url);
  const seen = await readVisitor(request, pathname, { ...visitor, placeOf: nowhere });
  return reply
    .code(status)
    .headers(securityHeaders('shell', origins))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      plainPage(problem, {
        locale: seen.locale,
        phone: seen.market.contactNumber,
        requestId: request.id,
        ...(problem === 'paymentAway' && { againAt: request.url }),
      }),
    );
}

const nowhere = async () => ({ country: null, currency: null });
