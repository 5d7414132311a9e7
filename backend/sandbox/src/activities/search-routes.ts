import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Inventory, Activity } from './inventory.ts';
import { activityErrors } from './errors.ts';
import type { ActivitiesContext } from './context.ts';
import { isWelcome } from './prices.ts';
import { DetailSchema, readAs, SearchSchema, type DetailQuery, type SearchQuery } from './query.ts';
import { countryName } from '@travesia/geography';
import { nameOf, wireContent } from './wire-content.ts';
import { wireModalities } from './wire-rates.ts';

const RADIUS_KM = 60;
const DRIFT_PERCENT = 5;
const MALFORMED = '{"operationId":"ACTRTR-AVAILABILITY","activities":[{"code":"E-E10-';

/** The days a rate is checked for are few; a drift of its price is only seen then, not in lists and calendars. */
const CHECKED_DAYS = 1;

function driftOf(activity: Activity, asked: DetailQuery, { switches }: ActivitiesContext): number {
  const days = (Date.parse(asked.to) - Date.parse(asked.from)) / 86_400_000 + 1;
  if (days > CHECKED_DAYS) return 0;
  if (switches.isOn('price_up', { activity })) return DRIFT_PERCENT;
  return switches.isOn('price_down', { activity }) ? -DRIFT_PERCENT : 0;
}

function wireActivity(
  activity: Activity,
  asked: DetailQuery,
  context: ActivitiesContext,
  { base, order }: { base: string; order: number },
) {
  const { switches, records, clock } = context;
  const { kind, city } = activity;
  const { language } = asked;
  const hasSoldOutDays = switches.isOn('sold_out_date', { activity });
  const isChecked = asked.from === asked.to;
  const isGone =
    switches.isOn('no_dates', { activity }) ||
    (isChecked && switches.isOn('sold_out_at_check', { activity }));
  const modalities =
    isGone || !isWelcome(activity, asked.ages)
      ? []
      : wireModalities(activity, {
          ...asked,
          today: context.today(),
          drift: driftOf(activity, asked, context),
          isSoldOutDay: (date) => hasSoldOutDays && Number(date.slice(8)) % 2 === 0,
          keep: (rate) => records.addRate({ ...rate, ages: asked.ages, createdMs: clock.nowMs() }).key,
        });
  return {
    code: activity.code,
    activityCode: activity.code,
    type: kind.type,
    name: nameOf(activity, language),
    order,
    country: {
      code: city.countryCode,
      name: countryName(city.countryCode, language),
      destinations: [{ code: city.code, name: city.name[language] }],
    },
    currency: 'USD',
    currencyName: language === 'es' ? 'Dólar estadounidense' : 'US dollar',
    amountsFrom: modalities[0]?.amountsFrom ?? [],
    modalities,
    content: wireContent(activity, {
      base,
      language,
      withoutPhotos: switches.isOn('no_photos', { activity }),
    }),
  };
}

function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

type WireActivity = ReturnType<typeof wireActivity>;

function priceOf({ amountsFrom }: WireActivity): number {
  return amountsFrom[0]?.amount ?? Infinity;
}

function sorted(list: WireActivity[], order: SearchQuery['order']): WireActivity[] {
  if (order === 'PRICE') return list.toSorted((a, b) => priceOf(a) - priceOf(b));
  return order === 'NAME' ? list.toSorted((a, b) => a.name.localeCompare(b.name)) : list;
}

/** Closed and dateless ones stand in the list as well: what is shown is older than what is true. */
function isListed(activity: WireActivity, inventory: Inventory): boolean {
  return activity.modalities.length > 0 || inventory.find(activity.code)?.acts === 'no_dates';
}

export function registerSearchRoutes(api: FastifyInstance, context: ActivitiesContext): void {
  const { inventory, switches } = context;

  api.post('/activity-api/3.0/activities/availability', async (request, reply) => {
    const query = readAs(SearchSchema, request.body);
    const occasion = { at: query.at };
    if (switches.isOn('rate_limited_search', occasion)) throw activityErrors.quota();
    if (switches.isOn('failing_search', occasion)) throw activityErrors.internal();
    if (switches.isOn('slow_search', occasion)) await context.waitSlowly();
    if (switches.isOn('malformed_search', occasion))
      return reply.type('application/json; charset=utf-8').send(MALFORMED);
    const activities = switches.isOn('zero_results', occasion) ? [] : inventory.near(query.at, RADIUS_KM);
    const base = baseOf(request);
    const found = activities
      .map((activity, place) => wireActivity(activity, query, context, { base, order: place + 1 }))
      .filter((activity) => isListed(activity, inventory));
    const { itemsPerPage, page } = query;
    return {
      operationId: context.operationId('AVAILABILITYSearch'),
      pagination: { itemsPerPage, page, totalItems: found.length },
      activities: sorted(found, query.order).slice((page - 1) * itemsPerPage, page * itemsPerPage),
    };
  });

  api.post('/activity-api/3.0/activities/details/full', async (request) => {
    const asked = readAs(DetailSchema, request.body);
    const activity = inventory.find(asked.code);
    if (!activity || switches.isOn('gone_at_detail', { activity })) throw activityErrors.notFound('activity');
    if (switches.isOn('slow_detail', { activity })) await context.waitSlowly();
    return {
      operationId: context.operationId('AVAILABILITYDetailsFull'),
      activity: wireActivity(activity, asked, context, { base: baseOf(request), order: 1 }),
    };
  });
}
