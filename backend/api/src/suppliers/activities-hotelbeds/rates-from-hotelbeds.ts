import { CHARGE_CURRENCY, majorUnits, type Money } from '@travesia/domain';
import type {
  SupplierBand,
  SupplierDay,
  SupplierModality,
  SupplierPenalty,
} from '../../modules/activities/ports.ts';
import { supplierAmount, supplierPrice } from '../../supplier-replies/amounts.ts';
import { chargedFor, type Settled } from '../../settled.ts';
import type { WireModality, WireRateDetail } from './wire-types.ts';

/** A question that is asked beside each name, not at the end of the form. */
const BIRTH_DATES = /^(BIRTH_?DATES?|FECHANAC|DOB)$/i;
const MINUTES = { MINUTES: 1, HOURS: 60, DAYS: 24 * 60 } as const;
const OLDEST = 99;
const NON_REFUNDABLE = 'NRF';

interface WireDuration {
  readonly value: number;
  readonly metric: string;
}

function minutesOf(duration: WireDuration | null | undefined): number | null {
  if (!duration) return null;
  const metric = duration.metric.toUpperCase();
  return metric in MINUTES ? Math.round(duration.value * MINUTES[metric as keyof typeof MINUTES]) : null;
}

/** The currency of the account, and what it is worth in the one that is charged: 1 where it is the same. */
export interface AccountCurrency {
  readonly currency: string;
  readonly rate: number;
}

const settledOf = (major: number, { currency, rate }: AccountCurrency): Settled => ({
  ...supplierAmount(major.toFixed(3), currency),
  rate,
});

type WireBand = WireRateDetail['paxAmounts'][number] & object;

function bandOf(band: WireBand, money: (major: number) => Money): SupplierBand {
  return {
    type: band.paxType.toUpperCase().startsWith('CHILD') ? 'CHILD' : 'ADULT',
    ageFrom: band.ageFrom ?? 0,
    ageTo: band.ageTo ?? OLDEST,
    amount: money(band.amount),
  };
}

/** The destination's own clock: the zone that the text carries means nothing. */
function penaltiesOf(
  policies: readonly { dateFrom: string; amount: number }[],
  money: (major: number) => Money,
) {
  return policies
    .map(({ dateFrom, amount }): SupplierPenalty => ({
      from: dateFrom.length >= 16 ? dateFrom.slice(0, 16) : `${dateFrom.slice(0, 10)}T00:00`,
      amount: money(amount),
    }))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

function daysOf(
  detail: WireRateDetail,
  {
    isGroup,
    account,
    rateClass,
  }: {
    readonly isGroup: boolean;
    readonly account: AccountCurrency;
    readonly rateClass: string | null | undefined;
  },
  money: (major: number) => Money,
): SupplierDay[] {
  const settled = settledOf(detail.totalAmount.amount, account);
  const charged = chargedFor(settled);
  const total = supplierPrice(majorUnits(charged).toFixed(2), charged.currency);
  return detail.operationDates.map((day) => ({
    date: day.from,
    endDate: day.to,
    supplierRateKey: detail.rateKey,
    total,
    bands: isGroup ? [] : (detail.paxAmounts ?? []).map((band) => bandOf(band, money)),
    sessions: (detail.sessions ?? []).map(({ code, name }) => ({ code, name: name || code })),
    languages: (detail.languages ?? []).map(({ code, description }) => ({ code, name: description || code })),
    penalties: penaltiesOf(day.cancellationPolicies, money),
    ...(rateClass === NON_REFUNDABLE && { isNonRefundable: true }),
    ...(account.currency !== CHARGE_CURRENCY && { settled }),
  }));
}

export function modalityFromHotelbeds(modality: WireModality, account: AccountCurrency): SupplierModality {
  const money = (major: number): Money => chargedFor(settledOf(major, account));
  const isGroup = modality.amountUnitType === 'SERVICE';
  const rates = modality.rates ?? [];
  const details = rates.flatMap((rate) => rate.rateDetails);
  const known = [
    minutesOf(modality.duration),
    ...details.flatMap((detail) => [minutesOf(detail.minimumDuration), minutesOf(detail.maximumDuration)]),
  ].filter((minutes) => minutes !== null);
  const questions = modality.questions ?? [];
  return {
    code: modality.code,
    name: modality.name || modality.code,
    durationMinutes: known.length > 0 ? { minimum: Math.min(...known), maximum: Math.max(...known) } : null,
    amountUnitType: isGroup ? 'SERVICE' : 'PAX',
    bands: (modality.amountsFrom ?? []).map((band) => bandOf(band, money)),
    questions: questions
      .filter(({ code }) => !BIRTH_DATES.test(code))
      .map(({ code, text, required }) => ({ code, text: text || code, required })),
    birthDatesCode: questions.find(({ code }) => BIRTH_DATES.test(code))?.code ?? null,
    rates: rates
      .map((rate) => ({
        code: rate.rateCode,
        name: rate.name || rate.rateCode,
        days: rate.rateDetails
          .flatMap((detail) => daysOf(detail, { isGroup, account, rateClass: rate.rateClass }, money))
          .toSorted((a, b) => a.date.localeCompare(b.date) || a.total.amount - b.total.amount),
      }))
      .filter((rate) => rate.days.length > 0),
  };
}
