import { expect } from '@playwright/test';
import * as v from 'valibot';

const PaymentsSchema = v.object({
  payments: v.array(
    v.looseObject({
      status: v.string(),
      amount: v.number(),
      held: v.number(),
      captured: v.number(),
      refunded: v.number(),
      card: v.nullable(v.looseObject({ last4: v.string(), brand: v.string() })),
      createdMs: v.number(),
    }),
  ),
});
const OrdersSchema = v.object({
  orders: v.array(
    v.looseObject({
      bookingReference: v.string(),
      metadata: v.looseObject({ travesia_reference: v.optional(v.string()) }),
      paidCents: v.number(),
      cancelledAt: v.nullable(v.string()),
      bags: v.number(),
      route: v.string(),
      familyNames: v.array(v.string()),
    }),
  ),
});
const StaysSchema = v.object({
  bookings: v.array(v.looseObject({ cancelledAt: v.nullable(v.string()), familyNames: v.array(v.string()) })),
});
const ActivitiesSchema = v.object({
  bookings: v.array(v.looseObject({ status: v.string(), familyName: v.string() })),
});

/** The sandbox's ledgers, to compare with what the traveller saw, its mailbox and its switches. */
export function openSandbox(url: string) {
  const request = async (path: string, init?: RequestInit): Promise<Response> => {
    const reply = await fetch(new URL(path, url), init);
    if (!reply.ok) throw new Error(`${path} of the sandbox answered ${reply.status}`);
    return reply;
  };
  const text = async (path: string) => (await request(path)).text();
  const read = async (path: string): Promise<unknown> => (await request(path)).json();

  /** What `find` sees in the latest mail it knows; mails leave a moment after they are asked for. */
  async function inMails<Found>(find: (mail: string, subject: string) => Found | null): Promise<Found> {
    const results: Found[] = [];
    const search = async () => {
      const list = await text('/mailbox');
      for (const [, path = '', subject = ''] of list.matchAll(/href="(\/mailbox\/[^"]+)"[^>]*>([^<]*)/g)) {
        const found = find(await text(path), subject);
        if (found !== null) return results.push(found);
      }
      return 0;
    };
    await expect.poll(search, { timeout: 20_000 }).toBeGreaterThan(0);
    return results[0] as Found;
  }
  const linkInMails = (email: string, pattern: RegExp) =>
    inMails((mail) => (mail.includes(email) && pattern.exec(mail)?.[0]) || null);

  /** Codes work once: the next one may still be on its way. */
  const given = new Set<string>();

  return {
    /** The links of a price alert that confirm it and stop it. */
    alertLinksMailedTo: (email: string) =>
      inMails<readonly [string, string]>((mail) => {
        const [confirmation, stop] = ['alta', 'baja'].map(
          (name) => new RegExp(`/\\w\\w/alertas/${name}\\?key=[\\w-]{36}`).exec(mail)?.[0],
        );
        return mail.includes(email) && confirmation && stop ? [confirmation, stop] : null;
      }),
    /** With which somebody pays what the desk made ready. */
    paymentLinkMailed: (email: string, language: string) =>
      linkInMails(email, new RegExp(`/${language}/booking/BillingSummary#pay=[\\w-]+`)),
    /** With which a traveller continues on another device. */
    tripLinkMailed: (email: string, language: string) =>
      linkInMails(email, new RegExp(`/${language}/booking/BillingSummary#trip=[\\w-]+`)),
    /** What opens a booking without a code: the fragment of its address. */
    linkMailedFor: (reference: string) =>
      inMails((mail) => (mail.includes(reference) && /booking-detail#([\w-]{50})/.exec(mail)?.[1]) || null),
    /** Of the mails with a code the latest with all these words. */
    async codeMailedFor(...words: readonly string[]): Promise<string> {
      const code = await inMails((mail, subject) => {
        const [digits = ''] = /^\d{6}\b/.exec(subject.trim()) ?? [];
        return digits && !given.has(digits) && words.every((word) => mail.includes(word)) ? digits : null;
      });
      given.add(code);
      return code;
    },
    async paymentsBy(cardNumber: string) {
      const { payments } = v.parse(PaymentsSchema, await read('/_control/payments'));
      return payments.filter(({ card }) => card?.last4 === cardNumber.slice(-4));
    },
    /** Of the last try, where an earlier one was refused: each has a reference of its own at the airline. */
    async orderOf(reference: string) {
      const { orders } = v.parse(OrdersSchema, await read('/_control/orders'));
      return orders.findLast(({ metadata }) => metadata.travesia_reference?.startsWith(reference));
    },
    /** Family names of what is booked at any supplier and not given up, one for each order. */
    async bookedFamilyNames(): Promise<string[][]> {
      const { orders } = v.parse(OrdersSchema, await read('/_control/orders'));
      const stays = v.parse(StaysSchema, await read('/_control/stays/bookings')).bookings;
      const activities = v.parse(ActivitiesSchema, await read('/_control/activities/bookings')).bookings;
      return [
        ...[...orders, ...stays].filter(({ cancelledAt }) => cancelledAt === null),
        ...activities
          .filter(({ status }) => status !== 'CANCELLED')
          .map(({ familyName }) => ({ familyNames: [familyName] })),
      ].map(({ familyNames }) => familyNames);
    },
    setSwitch: (name: string, route: string) =>
      request('/_control/switches', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ switches: [name], route }),
      }),
    clearSwitches: () => request('/_control/switches', { method: 'DELETE' }),
  };
}

export type Sandbox = ReturnType<typeof openSandbox>;
