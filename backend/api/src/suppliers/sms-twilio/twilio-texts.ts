import * as v from 'valibot';
import type { Configuration } from '../../configuration.ts';
import { MailRefused, type TextTransport } from '../../modules/mail/index.ts';
import { readJson } from '../../supplier-replies/read-reply.ts';

export interface TwilioAccess {
  readonly baseUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** What the configuration says of it. */
export const textAccess = ({
  SMS_URL: baseUrl,
  SMS_ACCOUNT: accountSid,
  SMS_KEY: authToken,
}: Pick<Configuration, 'SMS_URL' | 'SMS_ACCOUNT' | 'SMS_KEY'>): TwilioAccess => ({
  baseUrl,
  accountSid,
  authToken,
});

const API = '/2010-04-01/Accounts';
const DEADLINE_MS = 15_000;
/** Messages to one number that are looked through; ours is among the latest. */
const LOOKED_AT = 50;
/** Our own number is missing, wrong or cannot send: every message meets that until somebody mends it. */
const OUR_MISTAKES = new Set<number | null>([21_212, 21_603, 21_606]);
/** Twilio counts whole seconds. */
const SECOND_MS = 1_000;

const MessageSchema = v.looseObject({ sid: v.string(), status: v.string() });
const ListSchema = v.looseObject({
  messages: v.array(
    v.looseObject({ sid: v.string(), body: v.nullish(v.string()), date_created: v.nullish(v.string()) }),
  ),
});
const AccountSchema = v.looseObject({ status: v.string() });
const ErrorSchema = v.looseObject({ code: v.nullish(v.number()) });

/** Twilio replied with a status that is no success. */
class TwilioRefusal extends Error {
  readonly status: number;
  readonly code: number | null;

  // The text of the reply names the phone number, and this one is logged.
  constructor(status: number, code: number | null) {
    super(`Twilio replied ${status}${code === null ? '' : `, error ${code}`}`);
    this.name = 'TwilioRefusal';
    this.status = status;
    this.code = code;
  }
}

function createCall({ baseUrl, accountSid, authToken, fetch = globalThis.fetch }: TwilioAccess) {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return async (
    path: string,
    { query = {}, form }: { query?: object; form?: Record<string, string> } = {},
  ) => {
    const url = new URL(`${API}/${encodeURIComponent(accountSid)}${path}.json`, baseUrl);
    url.search = new URLSearchParams({ ...query }).toString();
    const response = await fetch(url, {
      headers: { authorization, accept: 'application/json' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const body = await readJson(response).catch(() => null);
    if (response.ok) return body;
    const { output, success } = v.safeParse(ErrorSchema, body);
    throw new TwilioRefusal(response.status, success ? (output.code ?? null) : null);
  };
}

/** Short messages by Twilio's Messages resource (N-06). `from` is a number or a messaging service (`MG…`). */
export function createTwilioTexts({
  from,
  ...access
}: TwilioAccess & { readonly from: string }): TextTransport {
  const call = createCall(access);

  /** Twilio has no idempotency key: what an attempt without a reply has sent is found in the list. */
  async function alreadySent(recipient: string, text: string, sinceMs: number): Promise<string | null> {
    const query = { To: recipient, PageSize: LOOKED_AT };
    const { messages } = v.parse(ListSchema, await call('/Messages', { query }));
    const found = messages.find(
      ({ body, date_created: at }) => body === text && Date.parse(at ?? '') >= sinceMs - SECOND_MS,
    );
    return found?.sid ?? null;
  }

  return {
    async send({ recipient, text, lookUpSinceMs }) {
      const sent = lookUpSinceMs === null ? null : await alreadySent(recipient, text, lookUpSinceMs);
      if (sent !== null) return `${sent} was sent before`;
      try {
        const form = {
          To: recipient,
          Body: text,
          [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        };
        const { sid, status } = v.parse(MessageSchema, await call('/Messages', { form }));
        return `${sid} ${status}`;
      } catch (fault) {
        // Of this number and these words: no such number, it replied STOP, its country is not allowed.
        if (fault instanceof TwilioRefusal && fault.status === 400 && !OUR_MISTAKES.has(fault.code))
          throw new MailRefused(fault.message, { cause: fault });
        throw fault;
      }
    },
  };
}

/** Asks for the account, which changes nothing; tells its status. */
export async function tryTextAccess(access: TwilioAccess): Promise<string> {
  return v.parse(AccountSchema, await createCall(access)('')).status;
}
