import type {
  Activity,
  ActivityQuery,
  ActivityReply,
  ActivitySearchPayload,
  ActivitySearchReply,
  Locale,
} from '@travesia/contracts';
import { CHARGE_CURRENCY } from '@travesia/domain';
import { timeZoneAt } from '@travesia/geography';
import type { PricedItems } from '../../database/priced-items.ts';
import type { Clock } from '../../clock.ts';
import type { PictureSource } from '../../pictures/index.ts';
import { ApiError, asSupplierFault } from '../../errors/index.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Margins } from '../booking/index.ts';
import type { Random } from '../../random.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import { activityHead, listedActivity } from './activity-view.ts';
import { availabilityOf } from './availability.ts';
import { createRateCheck } from './check-rate.ts';
import { calendarView, contentView, modalityView } from './detail-view.ts';
import { createDisplayedActivities, type ActivityMargins } from './displayed-activities.ts';
import type { ActivitySupplier } from './ports.ts';
import type { PricedActivity } from './priced-activity.ts';
import { ACTIVITY_RANGES, ofRange, type ActivityRange } from './ranges.ts';
import { checkDates, toActivitySearch } from './search-rules.ts';

export interface ActivitiesServiceParts {
  readonly supplier: ActivitySupplier;
  readonly margins: Margins;
  readonly pricedActivities: PricedItems<PricedActivity>;
  readonly pictures: PictureSource;
  readonly clock: Clock;
  readonly random: Random;
  readonly memory: SharedMemory | undefined;
}

interface Asking {
  readonly range: ActivityRange;
  readonly locale: Locale;
  readonly visitor: Visitor;
  readonly isFresh?: boolean;
}

type Ranked = { readonly listed: Pick<Activity, 'name' | 'totalFrom'> };

function inOrder<Item extends Ranked>(list: Item[], order: ActivitySearchPayload['order']): Item[] {
  if (order === 'NAME') return list.toSorted((a, b) => a.listed.name.localeCompare(b.listed.name));
  // What cannot be had stands last, in the supplier's order as well.
  const price = ({ listed: { totalFrom } }: Item) =>
    totalFrom === null ? Number.MAX_SAFE_INTEGER : order === 'PRICE' ? totalFrom.amount : 0;
  return list.toSorted((a, b) => price(a) - price(b));
}

export type ActivitiesService = ReturnType<typeof createActivitiesService>;

/** Search, detail, check of a rate: activities and tours alike (B-37, B-38). */
export function createActivitiesService({
  supplier,
  margins,
  pricedActivities,
  pictures,
  clock,
  random,
  memory,
}: ActivitiesServiceParts) {
  const displayed = createDisplayedActivities({ supplier, clock, random, memory });
  const { invalidate } = displayed;
  const marginsOf = (visitor: Visitor): ActivityMargins => ({
    TICKET: margins('activity', supplier.name, visitor),
    EXCURSION: margins('tour', supplier.name, visitor),
  });
  const partsOf = (locale: Locale) => ({ locale, pictures, nowMs: clock.nowMs() });

  return {
    sweep: displayed.sweep,
    validate: createRateCheck({ supplier, marginsOf, pricedActivities, clock, random, pictures, invalidate }),

    async findPricedActivity(id: string, range: ActivityRange): Promise<PricedActivity> {
      const priced = await pricedActivities.find(id);
      if (priced?.range !== range) throw new ApiError('activity_not_found');
      if (priced.expiresAtMs <= clock.nowMs()) throw new ApiError('activity_rate_expired');
      return priced;
    },

    async search(
      payload: ActivitySearchPayload,
      { range, locale, visitor, isFresh = false }: Asking,
    ): Promise<ActivitySearchReply> {
      const query = toActivitySearch(payload);
      checkDates(query, { nowMs: clock.nowMs(), timeZone: timeZoneAt(query.centre) });
      const list = await displayed
        .list({ search: query, margins: marginsOf(visitor) }, { isFresh })
        .catch(asSupplierFault);
      const parts = { ...partsOf(locale), from: query.centre, paxes: payload.paxes };
      const found = list.activities.filter(({ type }) => type === ACTIVITY_RANGES[range].type);
      const { page, itemsPerPage } = payload.pagination;
      return {
        data: inOrder(
          found.map((activity) => ({ activity, listed: listedActivity(activity, parts) })),
          payload.order,
        )
          .slice((page - 1) * itemsPerPage, page * itemsPerPage)
          .map(({ activity, listed }) => ({ ...listed, availability: availabilityOf(activity, parts) })),
        meta: {
          count: found.length,
          page,
          itemsPerPage,
          currency: CHARGE_CURRENCY,
          language: payload.language,
          searchId: list.id,
          expiresAt: new Date(list.expiresAtMs).toISOString(),
          complete: list.isComplete,
          more: list.hasMore,
        },
      };
    },

    async detail(
      code: string,
      query: ActivityQuery,
      { range, locale, visitor, isFresh = false }: Asking,
    ): Promise<ActivityReply> {
      checkDates(query, { nowMs: clock.nowMs() });
      const shown = await displayed
        .activity({ code, days: query, margins: marginsOf(visitor) }, { isFresh })
        .catch(asSupplierFault);
      const activity = ofRange(shown.activity, range);
      const dayParts = { paxes: query.paxes, timeZone: activity.timeZone, nowMs: clock.nowMs() };
      checkDates(query, dayParts);
      return {
        data: {
          activity: activityHead(activity, partsOf(locale), null),
          content: contentView(activity.content),
          calendar: calendarView(activity, query),
          modalities: activity.modalities.map((modality) => modalityView(modality, dayParts)),
        },
        meta: {
          currency: CHARGE_CURRENCY,
          from: query.from,
          to: query.to,
          paxes: query.paxes,
          language: query.language,
          expiresAt: new Date(shown.expiresAtMs).toISOString(),
          coast: shown.coast,
        },
      };
    },
  };
}
