import { isRecord } from '../duffel/body.ts';
import { activityErrors } from './errors.ts';
import { recordOf, textOf } from './query.ts';
import { languageOf, type Language } from './words.ts';
import type { WirePax } from './wire-types.ts';

export interface NewBooking {
  readonly language: Language;
  readonly clientReference: string;
  readonly holder: { readonly name: string; readonly surname: string; readonly email: string };
  readonly rateKey: string;
  readonly from: string;
  readonly to: string;
  readonly session: string | null;
  readonly serviceLanguage: string | null;
  readonly paxes: readonly WirePax[];
  readonly answers: Readonly<Record<string, string>>;
}

function optionalText(record: Record<string, unknown>, name: string): string | null {
  const value = record[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function answersOf(value: unknown): Record<string, string> {
  const list = Array.isArray(value) ? value.filter(isRecord) : [];
  return Object.fromEntries(
    list.map((each) => {
      const question = isRecord(each['question']) ? each['question'] : {};
      return [textOf(question, 'code'), textOf(each, 'answer')];
    }),
  );
}

const PAX_TYPES = ['ADULT', 'CHILDREN'];

function paxTypeOf(pax: Record<string, unknown>): string {
  const type = textOf(pax, 'type');
  if (!PAX_TYPES.includes(type)) throw activityErrors.invalid(`'${type}' is no type of a pax.`);
  return type;
}

function paxesOf(value: unknown): WirePax[] {
  const list = Array.isArray(value) ? value.filter(isRecord) : [];
  return list.map((pax) => ({
    age: Number(pax['age']),
    name: textOf(pax, 'name'),
    surname: textOf(pax, 'surname'),
    type: paxTypeOf(pax),
  }));
}

/** PUT /bookings: one activity at a time. */
export function readNewBooking(body: unknown): NewBooking {
  const record = recordOf(body);
  const holder = recordOf(record['holder']);
  const list: unknown[] = Array.isArray(record['activities']) ? record['activities'] : [];
  const [activity] = list.filter(isRecord);
  if (!activity || list.length !== 1) throw activityErrors.invalid('One activity is booked at a time.');
  return {
    language: languageOf(record['language']),
    clientReference: textOf(record, 'clientReference'),
    holder: {
      name: textOf(holder, 'name'),
      surname: textOf(holder, 'surname'),
      email: textOf(holder, 'email'),
    },
    rateKey: textOf(activity, 'rateKey'),
    from: textOf(activity, 'from'),
    to: textOf(activity, 'to'),
    session: optionalText(activity, 'session'),
    serviceLanguage: optionalText(activity, 'serviceLanguage'),
    paxes: paxesOf(activity['paxes']),
    answers: answersOf(activity['answers']),
  };
}
