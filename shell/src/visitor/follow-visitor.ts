import * as v from 'valibot';
import {
  CONTACT_NUMBERS_OPERATION,
  ContactInfoReplySchema,
  CurrencyExchangeReplySchema,
  type ContactNumber,
} from '@travesia/contracts';
import { CHARGE_CURRENCY } from '@travesia/domain';
import type { Host } from '../host/host.ts';
import { contactNumberOf } from './contact-number.ts';
import { askPreferences } from './preferences.ts';
import { applyVisitorContext } from './apply-visitor-context.ts';

type Report = (what: string, fault: unknown) => void;
/** Reads that nobody waits for: without the catalogue of failures that the wrapper brings along. */
type Read = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  body?: unknown,
) => Promise<v.InferOutput<Schema>>;

const TIMEOUT_MS = 10_000;

function createRead(host: Host, fetch: typeof globalThis.fetch): Read {
  return async (path, schema, body) => {
    const reply = await fetch(`/api${path}`, {
      headers: {
        'Accept-Language': host.context.getSnapshot().locale,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return v.parse(schema, await reply.json());
  };
}

/** A failed fetch is an empty list: the configured number stays (P-19). */
async function askContacts(read: Read, report: Report): Promise<readonly ContactNumber[]> {
  try {
    const { data } = await read('/graphql', ContactInfoReplySchema, {
      query: CONTACT_NUMBERS_OPERATION,
    });
    return data.companyContactInfoDisplayQuery.results;
  } catch (fault) {
    report('contact numbers', fault);
    return [];
  }
}

/** The number follows the visitor's country, also when the market changes it. */
async function followContacts(host: Host, read: Read, report: Report) {
  const contacts = await askContacts(read, report);
  const apply = () => {
    const context = host.context.getSnapshot();
    const contactNumber = contactNumberOf(contacts, context.countryCode, context.market.contactNumber);
    if (contactNumber !== context.contactNumber) host.context.set({ ...context, contactNumber });
  };
  apply();
  host.context.subscribe(apply);
}

/** Asks where the visitor stands by now and goes there; the language stays the page's own. */
async function standWhereWeAre(host: Host) {
  applyVisitorContext(host, await askPreferences(), host.context.getSnapshot().locale);
}

/**
 * A document that could not wait for the country learns it now (P-17): the site asks again where the address
 * is. Without an answer all stays as it is (P-18).
 */
async function followCountry(host: Host, report: Report) {
  if (host.state.countryCode !== null || host.state.isMarketChosen) return;
  try {
    const at = await askPreferences();
    if (at.countryCode !== null) applyVisitorContext(host, at, host.context.getSnapshot().locale);
  } catch (fault) {
    report('country', fault);
  }
}

/** Day and source of the rates, once another currency than that of the charges is shown (X-09, S-40). */
function followRates(host: Host, read: Read, report: Report) {
  let isAsked = false;
  const apply = () => {
    if (isAsked || host.context.getSnapshot().currency === CHARGE_CURRENCY) return;
    isAsked = true;
    read('/currencyExchange', CurrencyExchangeReplySchema).then(
      (reply) => {
        if (reply.success) host.ratesOf.set({ asOf: reply.data.asOf, source: reply.data.source ?? '' });
      },
      (fault: unknown) => {
        isAsked = false;
        report('exchange rates', fault);
      },
    );
  };
  apply();
  host.context.subscribe(apply);
}

/** What another tab chose holds here, too: both stand in the same market (P-05). */
function followOtherTabs(host: Host, report: Report) {
  const follow = () => void standWhereWeAre(host).catch((fault: unknown) => report('market', fault));
  host.bus.on('market-changed@1', ({ market }) => {
    if (market !== host.context.getSnapshot().market.id) follow();
  });
  host.bus.on('currency-changed@1', ({ currency }) => {
    if (currency !== host.context.getSnapshot().currency) follow();
  });
}

/** Everything that is asked once the page stands: at the same time, none in the way of another (P-17). */
export function followVisitor(
  host: Host,
  report: Report = (what, fault) => console.warn('not known', what, fault),
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
) {
  const read = createRead(host, fetch);
  void followContacts(host, read, report);
  void followCountry(host, report);
  followRates(host, read, report);
  followOtherTabs(host, report);
}
