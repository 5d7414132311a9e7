import type { MarginRule } from '@travesia/contracts';
import { CHARGE_CURRENCY, majorUnits, minorUnitsPerMajor } from '@travesia/domain';

export const MARGIN_FIELDS = [
  'supplier',
  'source',
  'from',
  'until',
  'percent',
  'fixed',
  'minimum',
  'maximum',
] as const;
export type MarginField = (typeof MARGIN_FIELDS)[number];

/** A rule as it is typed; empty is all of it, or none. */
export interface MarginDraft extends Readonly<Record<MarginField, string>> {
  readonly key: number;
  readonly product: NonNullable<MarginRule['product']> | '';
  readonly roundTo: MarginRule['roundTo'];
}

const EMPTY: Omit<MarginDraft, 'key'> = {
  product: '',
  supplier: '',
  source: '',
  from: '',
  until: '',
  percent: '',
  fixed: '',
  minimum: '',
  maximum: '',
  roundTo: 1,
};

/** Cents as they are typed and read. */
export const majorText = (amount: number): string =>
  String(majorUnits({ amount, currency: CHARGE_CURRENCY }));

const filled = (amount: number | undefined): string => (amount ? majorText(amount) : '');

export function marginDrafts(rules: readonly MarginRule[]): MarginDraft[] {
  return rules.map(({ percent, fixed, minimum, maximum, roundTo, ...scope }, key) => ({
    ...EMPTY,
    ...scope,
    key,
    percent: String(percent),
    fixed: filled(fixed),
    minimum: filled(minimum),
    maximum: maximum === undefined ? '' : majorText(maximum),
    roundTo,
  }));
}

export function addMargin(margins: readonly MarginDraft[]): MarginDraft[] {
  const key = Math.max(-1, ...margins.map((margin) => margin.key)) + 1;
  return [...margins, { ...EMPTY, key }];
}

/** The first that fits counts: one place earlier. */
export function moveUp(margins: readonly MarginDraft[], place: number): MarginDraft[] {
  const moved = margins[place];
  if (!moved || place === 0) return [...margins];
  return [
    ...margins.slice(0, place - 1),
    moved,
    ...margins.filter((_, at) => at >= place - 1 && at !== place),
  ];
}

const numberOf = (text: string) => Number(text.trim().replace(',', '.'));

/** More decimals than a cent has are no amount: the check of the rule says so. */
function minorOf(text: string): number {
  const [whole = '', decimals = ''] = text.trim().replace(',', '.').split('.');
  const isExact = decimals.replace(/0+$/, '').length <= 2 && /^\d*$/.test(whole + decimals);
  return isExact ? Math.round(numberOf(text) * minorUnitsPerMajor(CHARGE_CURRENCY)) : Number.NaN;
}

/** What was typed, for the schema to judge. */
export function readMargin({ key: _key, ...draft }: MarginDraft): unknown {
  const text = (name: MarginField) => (draft[name].trim() === '' ? {} : { [name]: draft[name].trim() });
  return {
    ...(draft.product !== '' && { product: draft.product }),
    ...text('supplier'),
    ...text('source'),
    ...text('from'),
    ...text('until'),
    percent: numberOf(draft.percent),
    fixed: minorOf(draft.fixed),
    minimum: minorOf(draft.minimum),
    ...(draft.maximum.trim() !== '' && { maximum: minorOf(draft.maximum) }),
    roundTo: draft.roundTo,
  };
}
