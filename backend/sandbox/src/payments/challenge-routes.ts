import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  CHALLENGE_CSS,
  challengePage,
  endedPage,
  missingPage,
  stayPage,
  type ChallengeLocale,
} from './challenge-page.ts';
import { parseForm } from './form.ts';
import type { ChallengeChoice, Provider } from './provider.ts';
import type { IntentRecord, PaymentRecords } from './records.ts';

type WithToken = { Params: { token: string } };

const CHOICES: readonly string[] = ['complete', 'fail', 'cancel', 'expire'] satisfies ChallengeChoice[];
const isChoice = (text: string | null): text is ChallengeChoice => text !== null && CHOICES.includes(text);

/** The hosted 3-D Secure page: plain forms, no script at all. */
export function registerChallengeRoutes(
  app: FastifyInstance,
  provider: Provider,
  records: PaymentRecords,
): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, body);
    },
  );

  app.get('/challenge.css', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(CHALLENGE_CSS),
  );

  app.get<WithToken>('/challenge/:token', async (request, reply) => {
    const locale = localeOf(request, parseForm(request.url.split('?')[1] ?? '').get('lang'));
    const intent = provider.intentByChallenge(request.params.token);
    if (!intent) return html(reply.code(404), null, missingPage(locale));
    if (intent.status !== 'requires_action')
      return html(reply, null, endedPage(returnAddress(intent), locale));
    const method = intent.paymentMethodId === null ? undefined : records.methods.get(intent.paymentMethodId);
    return html(reply, intent.returnUrl, challengePage(intent, method, locale));
  });

  app.post<WithToken>('/challenge/:token', async (request, reply) => {
    const form = parseForm(typeof request.body === 'string' ? request.body : '');
    const locale = localeOf(request, form.get('lang'));
    const choice = form.get('choice');
    const intent = provider.intentByChallenge(request.params.token);
    if (!intent) return html(reply.code(404), null, missingPage(locale));
    if (!isChoice(choice)) return reply.redirect(request.url, 303);
    await provider.answerChallenge(intent, choice);
    const address = returnAddress(intent);
    const isAuthorised = intent.status === 'requires_capture' || intent.status === 'succeeded';
    if (address === null || (isAuthorised && provider.behaviour(intent).staysOnPage)) {
      return html(reply, null, stayPage(locale));
    }
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  });
}

/** The merchant's address with what Stripe adds to it. */
function returnAddress(intent: IntentRecord): string | null {
  if (intent.returnUrl === null) return null;
  const address = new URL(intent.returnUrl);
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', intent.clientSecret);
  address.searchParams.set(
    'redirect_status',
    intent.lastError === null && intent.status !== 'canceled' ? 'succeeded' : 'failed',
  );
  return address.href;
}

function html(reply: FastifyReply, returnUrl: string | null, text: string): FastifyReply {
  // Browsers hold the redirect that answers a form to form-action as well.
  const formTargets = returnUrl === null ? "'self'" : `'self' ${new URL(returnUrl).origin}`;
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action ${formTargets}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(text);
}

function localeOf(request: FastifyRequest, wanted: string | null): ChallengeLocale {
  if (wanted === 'es' || wanted === 'en') return wanted;
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'es';
}
