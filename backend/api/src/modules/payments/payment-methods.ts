import type { Locale } from '@travesia/contracts';
import * as v from 'valibot';
import type { PaymentMethod, PaymentProvider } from './ports.ts';

/** What the core has of a payment: the name of its method, and what only the method can read. */
interface MethodFacts {
  readonly method: string;
  readonly methodData: unknown;
}

export interface PaymentMethods {
  /** Each once, however many methods it offers. */
  readonly providers: readonly PaymentProvider[];
  readonly routes: Required<PaymentMethod>['routes'];
  providerOf(facts: Pick<MethodFacts, 'method'>): PaymentProvider;
  /** What an attempt keeps of what was saved for it. */
  dataOf(method: string, saved: unknown): unknown;
  describe(facts: MethodFacts, locale: Locale): string;
}

export function createPaymentMethods(all: readonly PaymentMethod[]): PaymentMethods {
  const byName = new Map(all.map((method) => [method.name, method]));
  if (byName.size !== all.length) throw new RangeError('a payment method is defined twice');
  function named(name: string): PaymentMethod {
    const method = byName.get(name);
    if (!method) throw new RangeError(`nobody takes payments by ${name}`);
    return method;
  }
  return {
    providers: [...new Set(all.map(({ provider }) => provider))],
    routes: (router, intake) => {
      for (const method of all) method.routes?.(router, intake);
    },
    providerOf: ({ method }) => named(method).provider,
    dataOf: (method, saved) => v.parse(named(method).data, saved),
    describe({ method, methodData }, locale) {
      const { data, describe } = named(method);
      return describe(v.parse(data, methodData), locale);
    },
  };
}
