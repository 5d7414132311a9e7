import { MarketSettingsSchema, type MarketSettings } from '@travesia/contracts';
import * as v from 'valibot';
import {
  MARGIN_FIELDS,
  marginDrafts,
  readMargin,
  type MarginDraft,
  type MarginField,
} from './margin-draft.ts';

type DealKind = MarketSettings['phoneDeals'][number]['kind'];
export const DEAL_KINDS: readonly DealKind[] = ['call', 'departures', 'cruises'];

export interface DealDraft {
  readonly key: number;
  readonly kind: DealKind;
  readonly endsOn: string;
  readonly departuresFrom: string;
}

/** The form as it is typed. */
export interface SettingsDraft {
  readonly contactNumber: string;
  readonly defaultCurrency: string;
  readonly paymentMode: MarketSettings['paymentMode'];
  readonly atol: string;
  readonly safi: string;
  /** Empty hours: nothing is free. */
  readonly freeHours: string;
  readonly freeDays: string;
  readonly margins: readonly MarginDraft[];
  readonly deals: readonly DealDraft[];
  readonly fourEyes: boolean;
  readonly reason: string;
}

/** The fields that somebody changed. */
export type TypedSettings = Partial<SettingsDraft>;

/** What differs between two states of one form. */
export const typedIn = (before: SettingsDraft, after: SettingsDraft): TypedSettings =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => before[field as keyof SettingsDraft] !== value),
  );

/** A field that is wrong: its name, or `deal-<key>-<field>`, `margin-<key>-<field>`. */
export type SettingsProblem =
  | 'contactNumber'
  | 'defaultCurrency'
  | 'atol'
  | 'safi'
  | 'freeHours'
  | 'freeDays'
  | 'reason'
  | `deal-${number}-${'endsOn' | 'departuresFrom'}`
  | `margin-${number}-${MarginField}`;

const feeText = (amount: number | undefined) => (amount ? String(amount) : '');

export function draftOf(settings: MarketSettings): SettingsDraft {
  const { contactNumber, defaultCurrency, paymentMode, fees, freeCancellation, margins, phoneDeals } =
    settings;
  const { fourEyes = false } = settings;
  return {
    contactNumber,
    defaultCurrency,
    paymentMode,
    atol: feeText(fees.atol),
    safi: feeText(fees.safi),
    freeHours: freeCancellation ? String(freeCancellation.withinHours) : '',
    freeDays: freeCancellation ? String(freeCancellation.daysBeforeDeparture) : '',
    margins: marginDrafts(margins ?? []),
    deals: phoneDeals.map(({ kind, endsOn, departuresFrom = '' }, key) => ({
      key,
      kind,
      endsOn,
      departuresFrom,
    })),
    fourEyes,
    reason: '',
  };
}

export function addDeal(draft: SettingsDraft): SettingsDraft {
  const key = Math.max(-1, ...draft.deals.map((deal) => deal.key)) + 1;
  return { ...draft, deals: [...draft.deals, { key, kind: 'call', endsOn: '', departuresFrom: '' }] };
}

const feeOf = (text: string) => (text.trim() === '' ? undefined : Number(text.trim().replace(',', '.')));

function feesOf({ atol, safi }: SettingsDraft): MarketSettings['fees'] {
  const [one, other] = [feeOf(atol), feeOf(safi)];
  return { ...(one !== undefined && { atol: one }), ...(other !== undefined && { safi: other }) };
}

const freeOf = ({ freeHours, freeDays }: SettingsDraft): MarketSettings['freeCancellation'] =>
  freeHours.trim() === ''
    ? null
    : { withinHours: Number(freeHours.trim()), daysBeforeDeparture: Number(freeDays.trim()) };

const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);

export type ReadDraft =
  | { readonly settings: MarketSettings; readonly problems: readonly [] }
  | { readonly settings: null; readonly problems: readonly SettingsProblem[] };

/** Checks of a whole rule name no field. */
const FIELD_OF: Readonly<Record<string, MarginField>> = {
  until_before_from: 'until',
  maximum_below_minimum: 'maximum',
};

function problemOf(path: readonly (string | number)[], code: string, draft: SettingsDraft): SettingsProblem {
  const [field, second, third] = path;
  if (field === 'fees') return second === 'safi' ? 'safi' : 'atol';
  if (field === 'freeCancellation') return second === 'withinHours' ? 'freeHours' : 'freeDays';
  if (field === 'margins') {
    const name = FIELD_OF[code] ?? MARGIN_FIELDS.find((each) => each === third) ?? 'percent';
    return `margin-${draft.margins[Number(second)]?.key ?? 0}-${name}`;
  }
  if (field !== 'phoneDeals') return field === 'defaultCurrency' ? 'defaultCurrency' : 'contactNumber';
  const key = draft.deals[Number(second)]?.key ?? 0;
  return `deal-${key}-${third === 'departuresFrom' ? 'departuresFrom' : 'endsOn'}`;
}

/** What was typed as settings, or where it is none. */
export function readDraft(draft: SettingsDraft): ReadDraft {
  const defaultCurrency = draft.defaultCurrency.trim().toUpperCase();
  const parsed = v.safeParse(MarketSettingsSchema, {
    contactNumber: draft.contactNumber,
    defaultCurrency,
    paymentMode: draft.paymentMode,
    fees: feesOf(draft),
    freeCancellation: freeOf(draft),
    margins: draft.margins.map(readMargin),
    phoneDeals: draft.deals.map(({ kind, endsOn, departuresFrom }) => ({
      kind,
      endsOn,
      ...(kind === 'departures' && departuresFrom !== '' && { departuresFrom }),
    })),
    ...(draft.fourEyes && { fourEyes: true }),
  });
  const problems: SettingsProblem[] = (parsed.issues ?? []).map((issue) =>
    problemOf(
      (issue.path ?? []).map(({ key }) => key as string | number),
      issue.message,
      draft,
    ),
  );
  if (!isCurrency(defaultCurrency) && !problems.includes('defaultCurrency')) problems.push('defaultCurrency');
  if (draft.reason.trim() === '') problems.push('reason');
  return parsed.success && problems.length === 0
    ? { settings: parsed.output, problems: [] }
    : { settings: null, problems: [...new Set(problems)] };
}
