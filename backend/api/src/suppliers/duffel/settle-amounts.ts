import { CHARGE_CURRENCY, majorUnits, moneyFromDecimal } from '@travesia/domain';
import { SupplierError } from '../../errors/index.ts';
import { chargedFor, type Settled, type SettlementRate } from '../../settled.ts';

/** Amounts of the account, with the fields that name their currency. What a property takes itself is not among them. */
const PRICES: readonly (readonly [amount: string, currency: string])[] = [
  ...['total', 'base', 'tax', 'fee', 'penalty', 'penalty_total', 'change_total', 'cheapest_rate_base'].map(
    (name) => [`${name}_amount`, `${name}_currency`] as const,
  ),
  ['cheapest_rate_total_amount', 'cheapest_rate_currency'],
  ['refund_amount', 'currency'],
];
/** What exists already is stored and paid in the account's own currency; nothing is priced by it. */
const EXISTING =
  /^\/?(air\/(orders(?!.*\/available_services)|order_cancellations)|stays\/bookings)|\/actions\/(confirm|cancel|accept)/;

type Wire = Record<string, unknown>;
type Priced = readonly [wire: Wire, amount: string, currency: string];

function pricesIn(value: unknown, found: Priced[] = []): Priced[] {
  if (Array.isArray(value)) for (const each of value) pricesIn(each, found);
  else if (typeof value === 'object' && value !== null) {
    const wire = value as Wire;
    for (const [amount, currency] of PRICES) {
      const [text, code] = [wire[amount], wire[currency]];
      const isElsewhere = typeof text === 'string' && typeof code === 'string' && code !== CHARGE_CURRENCY;
      if (isElsewhere) found.push([wire, amount, currency]);
    }
    for (const each of Object.values(wire)) if (typeof each === 'object') pricesIn(each, found);
  }
  return found;
}

const settledKey = (amount: string) => `settled_${amount}`;

/**
 * Prices of an account that settles in another currency, in ours: each is replaced in the reply, and stands beside it
 * as it was. Throws where there is no rate of these days, so that nothing is shown, and nothing held, at a price that
 * nobody knows.
 */
export async function settleAmounts(path: string, body: object, rateOf: SettlementRate): Promise<void> {
  if (EXISTING.test(path)) return;
  const prices = pricesIn(body);
  const codes = new Set(prices.map(([wire, , currency]) => String(wire[currency])));
  const rates = new Map<string, number>();
  for (const code of codes) {
    const rate = await rateOf(code);
    if (rate === null) throw new SupplierError('supplier_failed', `no rate of these days for ${code}`);
    rates.set(code, rate);
  }
  for (const [wire, amount, currency] of prices) {
    const code = String(wire[currency]);
    const settled: Settled = { ...moneyFromDecimal(String(wire[amount]), code), rate: rates.get(code) ?? 0 };
    wire[settledKey(amount)] = settled;
    wire[amount] = majorUnits(chargedFor(settled)).toFixed(2);
  }
  // Several amounts may share the field of their currency.
  for (const [wire, , currency] of prices) wire[currency] = CHARGE_CURRENCY;
}

/** What the account is charged for an amount of a reply; undefined where that is the amount itself. */
export const settledOf = (wire: object, amount: string): Settled | undefined =>
  Reflect.get(wire, settledKey(amount)) as Settled | undefined;
