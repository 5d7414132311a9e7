import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loseReply } from '../world/silence.ts';
import type { SandboxClock } from '../clock.ts';

export interface TextsOptions {
  readonly clock: SandboxClock;
  readonly accountSid: string;
  readonly authToken: string;
}

interface WireMessage {
  readonly sid: string;
  readonly account_sid: string;
  readonly to: string;
  readonly from: string | null;
  readonly messaging_service_sid: string | null;
  readonly body: string;
  readonly status: 'queued';
  readonly direction: 'outbound-api';
  readonly date_created: string;
  readonly date_sent: null;
  readonly error_code: null;
  readonly error_message: null;
}

interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

const BASE = '/2010-04-01/Accounts';
const E164 = /^\+[1-9]\d{6,14}$/;
const BODY_MAX = 1_600;

/** By the end of the number, so that any country can be played. */
const SWITCHES: readonly { readonly ends: string; readonly refusal: (to: string) => Refusal }[] = [
  {
    ends: '0001',
    refusal: (to) => ({
      status: 400,
      code: 21_211,
      message: `The 'To' number ${to} is not a valid phone number.`,
    }),
  },
  {
    ends: '0010',
    refusal: () => ({ status: 400, code: 21_610, message: 'Attempt to send to unsubscribed recipient' }),
  },
  { ends: '0029', refusal: () => ({ status: 429, code: 20_429, message: 'Too Many Requests' }) },
];
/** Taken, and the reply is lost. */
const LOST_REPLY = '0090';

const basic = ({ accountSid, authToken }: TextsOptions) =>
  `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

/** Short messages in the wire format of Twilio: sent to nobody, kept until the sandbox ends. */
export async function textsPlugin(app: FastifyInstance, options: TextsOptions): Promise<void> {
  const { clock, accountSid } = options;
  const messages: WireMessage[] = [];

  app.get('/_control/texts', async () => ({ texts: messages }));

  await app.register(async (api) => {
    api.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    api.addHook('onRequest', async (request: FastifyRequest<{ Params: { account: string } }>, reply) => {
      const isKnown =
        request.headers.authorization === basic(options) && request.params.account === accountSid;
      if (isKnown) return;
      await reply.code(401).send({ code: 20_003, message: 'Authenticate', status: 401 });
    });

    api.get(`${BASE}/:account.json`, async () => ({ sid: accountSid, status: 'active', type: 'Full' }));

    api.get<{ Querystring: { To?: string; PageSize?: string } }>(
      `${BASE}/:account/Messages.json`,
      async ({ query: { To: to, PageSize: size = '50' } }) => ({
        page: 0,
        page_size: Number(size),
        messages: messages
          .filter((message) => to === undefined || message.to === to)
          .toReversed()
          .slice(0, Number(size)),
      }),
    );

    api.post<{ Body: URLSearchParams }>(`${BASE}/:account/Messages.json`, async ({ body: form }, reply) => {
      const to = form.get('To') ?? '';
      const body = form.get('Body') ?? '';
      const refuse = ({ status, code, message }: Refusal) =>
        reply
          .code(status)
          .send({ code, message, status, more_info: `https://www.twilio.com/docs/errors/${code}` });
      if (!E164.test(to))
        return refuse({ status: 400, code: 21_211, message: `Invalid 'To' Phone Number: ${to}` });
      if (!form.get('From') && !form.get('MessagingServiceSid'))
        return refuse({ status: 400, code: 21_603, message: "A 'From' phone number is required." });
      if (body === '') return refuse({ status: 400, code: 21_602, message: 'Message body is required.' });
      if (body.length > BODY_MAX)
        return refuse({ status: 400, code: 21_617, message: 'The message body exceeds 1600 characters.' });
      const switched = SWITCHES.find(({ ends }) => to.endsWith(ends));
      if (switched) return refuse(switched.refusal(to));
      const message: WireMessage = {
        sid: `SM${String(messages.length + 1).padStart(32, '0')}`,
        account_sid: accountSid,
        to,
        from: form.get('From'),
        messaging_service_sid: form.get('MessagingServiceSid'),
        body,
        status: 'queued',
        direction: 'outbound-api',
        date_created: new Date(clock.nowMs()).toUTCString(),
        date_sent: null,
        error_code: null,
        error_message: null,
      };
      messages.push(message);
      if (to.endsWith(LOST_REPLY)) return loseReply(reply);
      return reply.code(201).send(message);
    });
  });
}
