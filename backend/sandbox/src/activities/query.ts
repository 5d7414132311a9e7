import { daysBetween, isLocalDate, type GeoPoint, type LocalDate } from '@travesia/domain';
import { isRecord } from '../duffel/body.ts';
import { activityErrors } from './errors.ts';
import { languageOf, type Language } from './words.ts';

const MOST_DAYS = 60;
const MOST_PAXES = 20;

export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export function recordOf(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) throw activityErrors.invalid('The body must be an object.');
  return body;
}

export function textOf(record: Record<string, unknown>, name: string): string {
  const value = record[name];
  if (typeof value !== 'string' || value.trim() === '')
    throw activityErrors.invalid(`'${name}' is required.`);
  return value;
}

export function daysOf(body: Record<string, unknown>): Days {
  const from = textOf(body, 'from');
  const to = textOf(body, 'to');
  if (!isLocalDate(from) || !isLocalDate(to) || to < from || daysBetween(from, to) > MOST_DAYS)
    throw activityErrors.invalid('The dates are not valid.');
  return { from, to };
}

export function agesOf(value: unknown): number[] {
  const ages = (Array.isArray(value) ? value : []).map((pax: unknown) =>
    isRecord(pax) ? Number(pax['age']) : NaN,
  );
  if (
    ages.length === 0 ||
    ages.length > MOST_PAXES ||
    !ages.every((age) => Number.isInteger(age) && age >= 0)
  )
    throw activityErrors.invalid('Ages of all paxes are required.');
  return ages;
}

export interface SearchQuery extends Days {
  readonly at: GeoPoint;
  readonly ages: readonly number[];
  readonly language: Language;
  readonly itemsPerPage: number;
  readonly page: number;
  readonly order: 'DEFAULT' | 'PRICE' | 'NAME';
}

function placeOf(filters: unknown): GeoPoint {
  const [filter] = Array.isArray(filters) ? filters : [];
  const items: unknown = isRecord(filter) ? filter['searchFilterItems'] : null;
  const gps = (Array.isArray(items) ? items : []).find(
    (item): item is Record<string, unknown> => isRecord(item) && item['type'] === 'gps',
  );
  const lat = Number(gps?.['latitude']);
  const lon = Number(gps?.['longitude']);
  if (!Number.isFinite(lat) || !Number.isFinite(lon))
    throw activityErrors.invalid('A filter of type gps with latitude and longitude is required.');
  return { lat, lon };
}

export function readSearch(body: unknown): SearchQuery {
  const record = recordOf(body);
  const pagination = isRecord(record['pagination']) ? record['pagination'] : {};
  const order = record['order'];
  return {
    ...daysOf(record),
    at: placeOf(record['filters']),
    ages: agesOf(record['paxes']),
    language: languageOf(record['language']),
    itemsPerPage: Math.min(100, Math.max(1, Number(pagination['itemsPerPage'] ?? 100) || 100)),
    page: Math.max(1, Number(pagination['page'] ?? 1) || 1),
    order: order === 'PRICE' || order === 'NAME' ? order : 'DEFAULT',
  };
}
