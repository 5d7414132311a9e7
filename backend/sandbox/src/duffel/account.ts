import type { FastifyInstance } from 'fastify';

const OWN = 'USD';

/** In which currency the accounts of flights, stays and activities are charged: the same numbers, of another currency. */
export class Account {
  currency = OWN;

  /** What a property takes at its desk is not the account's. */
  inReply(payload: string): string {
    if (this.currency === OWN) return payload;
    return payload.replaceAll(/"([a-z_]*currency)":"USD"/g, (field, name: string) =>
      name.includes('due_at') ? field : `"${name}":"${this.currency}"`,
    );
  }

  /** A payment in any other currency is refused. */
  inRequest(body: unknown): unknown {
    if (this.currency === OWN || typeof body !== 'object' || body === null) return body;
    return JSON.parse(
      JSON.stringify(body)
        .replaceAll(`"currency":"${OWN}"`, '"currency":"XXX"')
        .replaceAll(`"currency":"${this.currency}"`, `"currency":"${OWN}"`),
    );
  }
}

export function registerAccountControl(app: FastifyInstance, account: Account): void {
  app.get('/_control/account', async () => ({ currency: account.currency }));
  app.post<{ Body: { currency?: unknown } }>('/_control/account', async ({ body }, reply) => {
    const { currency } = body;
    if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
      return reply.code(400).send({ error: 'give currency, as "EUR"' });
    account.currency = currency;
    return { currency };
  });
}
