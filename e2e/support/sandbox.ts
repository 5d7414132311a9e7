import { expect } from '@playwright/test';
import { array, looseObject, nullable, number, object, optional, parse, string } from 'valibot';

const PaymentsSchema = object({
  payments: array(
    looseObject({
      status: string(),
      amount: number(),
      held: number(),
      captured: number(),
      refunded: number(),
      card: nullable(looseObject({ last4: string(), brand: string() })),
      createdMs: number(),
    }),
  ),
});
const OrdersSchema = object({
  orders: array(
    looseObject({
      bookingReference: string(),
      metadata: looseObject({ travesia_reference: optional(string()) }),
      paidCents: number(),
      cancelledAt: nullable(string()),
      bags: number(),
      route: string(),
      familyNames: array(string()),
    }),
  ),
});
const StaysSchema = object({
  bookings: array(looseObject({ cancelledAt: nullable(string()), familyNames: array(string()) })),
});
const ActivitiesSchema = object({
  bookings: array(looseObject({ status: string(), familyName: string() })),
});

/** The books of provider and supplier, to be held against what the traveller was told; and their switches. */
export function openSandbox(url: string) {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(new URL(path, url), {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return reply.json();
  };
  const text = async (path: string) => (await fetch(new URL(path, url))).text();

  /** Codes work once: the next one may still be on its way. */
  const given = new Set<string>();

  /** Of the mails with a code the latest with all these words; mails leave a moment after they are asked for. */
  async function findCode(words: readonly string[]): Promise<string | null> {
    const list = await text('/mailbox');
    for (const [, path = '', code = ''] of list.matchAll(/href="(\/mailbox\/[^"]+)"[^>]*>\s*(\d{6}) /g)) {
      if (given.has(code)) continue;
      const mail = await text(path);
      if (words.every((word) => mail.includes(word))) return code;
    }
    return null;
  }

  /** Of the mails of this booking the latest link that opens it. */
  async function findLink(reference: string): Promise<string | null> {
    const list = await text('/mailbox');
    for (const [, path = ''] of list.matchAll(/href="(\/mailbox\/[^"]+)"/g)) {
      const mail = await text(path);
      const [, link = null] = mail.includes(reference) ? (/booking-detail#([\w-]{50})/.exec(mail) ?? []) : [];
      if (link !== null) return link;
    }
    return null;
  }

  /** The latest link of a mail to this address that brings an order into the checkout. */
  async function findOrderLink(email: string, pattern: RegExp): Promise<string | null> {
    const list = await text('/mailbox');
    for (const [, path = ''] of list.matchAll(/href="(\/mailbox\/[^"]+)"/g)) {
      const mail = await text(path);
      const link = mail.includes(email) && pattern.exec(mail)?.[0];
      if (link) return link;
    }
    return null;
  }

  async function orderLinkMailed(email: string, pattern: RegExp): Promise<string> {
    let link: string | null = null;
    await expect
      .poll(async () => (link = await findOrderLink(email, pattern)), { timeout: 20_000 })
      .not.toBeNull();
    return link ?? '';
  }

  /** The links of the price alert of this address that confirm it and stop it. */
  async function findAlertLinks(email: string): Promise<readonly [string, string] | null> {
    const list = await text('/mailbox');
    for (const [, path = ''] of list.matchAll(/href="(\/mailbox\/[^"]+)"/g)) {
      const mail = await text(path);
      const [confirmation, stop] = ['alta', 'baja'].map(
        (name) => new RegExp(`/\\w\\w/alertas/${name}\\?key=[\\w-]{36}`).exec(mail)?.[0],
      );
      if (mail.includes(email) && confirmation && stop) return [confirmation, stop];
    }
    return null;
  }

  return {
    async alertLinksMailedTo(email: string): Promise<readonly [string, string]> {
      let links: readonly [string, string] | null = null;
      await expect
        .poll(async () => (links = await findAlertLinks(email)), { timeout: 20_000 })
        .not.toBeNull();
      return links ?? ['', ''];
    },
    /** With which somebody pays what the desk made ready. */
    paymentLinkMailed: (email: string) =>
      orderLinkMailed(email, /\/\w\w\/booking\/BillingSummary#pay=[\w-]+/),
    /** With which a traveller continues on another device. */
    tripLinkMailed: (email: string, language: string) =>
      orderLinkMailed(email, new RegExp(`/${language}/booking/BillingSummary#trip=[\\w-]+`)),
    async linkMailedFor(reference: string): Promise<string> {
      let link: string | null = null;
      await expect.poll(async () => (link = await findLink(reference)), { timeout: 20_000 }).not.toBeNull();
      return link ?? '';
    },
    async codeMailedFor(...words: readonly string[]): Promise<string> {
      let code: string | null = null;
      await expect.poll(async () => (code = await findCode(words)), { timeout: 20_000 }).not.toBeNull();
      given.add(code ?? '');
      return code ?? '';
    },
    async paymentsBy(cardNumber: string) {
      const { payments } = parse(PaymentsSchema, await ask('GET', '/_control/payments'));
      return payments.filter(({ card }) => card?.last4 === cardNumber.slice(-4));
    },
    /** Of the last try, where an earlier one was refused: each has a reference of its own at the airline. */
    async orderOf(reference: string) {
      const { orders } = parse(OrdersSchema, await ask('GET', '/_control/orders'));
      return orders.findLast(({ metadata }) => metadata.travesia_reference?.startsWith(reference));
    },
    /** Family names of what is booked at any supplier and not given up, one for each order. */
    async bookedFamilyNames(): Promise<string[][]> {
      const { orders } = parse(OrdersSchema, await ask('GET', '/_control/orders'));
      const stays = parse(StaysSchema, await ask('GET', '/_control/stays/bookings')).bookings;
      const activities = parse(ActivitiesSchema, await ask('GET', '/_control/activities/bookings')).bookings;
      return [
        ...[...orders, ...stays].filter(({ cancelledAt }) => cancelledAt === null),
        ...activities
          .filter(({ status }) => status !== 'CANCELLED')
          .map(({ familyName }) => ({ familyNames: [familyName] })),
      ].map(({ familyNames }) => familyNames);
    },
    setSwitch: (name: string, route: string) =>
      ask('POST', '/_control/switches', { switches: [name], route }),
    clearSwitches: () => ask('DELETE', '/_control/switches'),
  };
}

export type Sandbox = ReturnType<typeof openSandbox>;
