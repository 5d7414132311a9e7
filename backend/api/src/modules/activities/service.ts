import type {
  Activity,
  ActivityQuery,
  ActivityReply,
  ActivitySearchPayload,
  ActivitySearchReply,
  ActivityValidatePayload,
  ActivityValidateReply,
  Locale,
} from '@travesia/contracts';
import { CHARGE_CURRENCY, SUMMARY_TIMER_MIN } from '@travesia/domain';
import type { Clock } from '../../clock.ts';
import type { Photos } from '../../display/photos.ts';
import { createSharedAnswers, sharedUntil } from '../../display/shared-answers.ts';
import { ApiError, asSupplierFault } from '../../errors/index.ts';
import type { Random } from '../../random.ts';
import { clockAt } from '../../text/local-clock.ts';
import { activityHead, listedActivity } from './activity-view.ts';
import { activityWords } from './activity-words.ts';
import { cancellationOf } from './cancellation.ts';
import { chooseRate } from './chosen-rate.ts';
import { calendarView, contentView, modalityView, placeView } from './detail-view.ts';
import { paxAmounts } from './pax-amounts.ts';
import type {
  ActivityDays,
  ActivitySearch,
  ActivitySearchResult,
  ActivitySupplier,
  SupplierActivity,
} from './ports.ts';
import type { PricedActivity } from './priced-activity.ts';
import { ACTIVITY_RANGES, type ActivityRange } from './ranges.ts';
import type { PricedActivities } from './repository.ts';
import { activityKey, checkDates, searchKey, toActivitySearch } from './search-rules.ts';

export interface ActivitiesServiceParts {
  readonly supplier: ActivitySupplier;
  readonly pricedActivities: PricedActivities;
  readonly photos: Photos;
  readonly clock: Clock;
  readonly random: Random;
}

interface Asking {
  readonly range: ActivityRange;
  readonly locale: Locale;
  readonly isFresh?: boolean;
}

const LISTS_KEPT = 300;
const ACTIVITIES_KEPT = 2000;
const HOLD_S = SUMMARY_TIMER_MIN * 60;
/** The supplier keeps a rate for half an hour; an order placed at the last minute must still find it. */
const PRICED_MS = 28 * 60_000;

function inOrder(list: Activity[], order: ActivitySearchPayload['order']): Activity[] {
  if (order === 'NAME') return list.toSorted((a, b) => a.name.localeCompare(b.name));
  const price = ({ totalFrom }: Activity) => totalFrom?.amount ?? Infinity;
  if (order === 'PRICE') return list.toSorted((a, b) => price(a) - price(b) || 0);
  // The supplier's order holds; what cannot be had stands last.
  return list.toSorted((a, b) => Number(a.totalFrom === null) - Number(b.totalFrom === null));
}

export type ActivitiesService = ReturnType<typeof createActivitiesService>;

/** Search, detail, check of a rate: activities and tours alike (B-37, B-38). */
export function createActivitiesService({
  supplier,
  pricedActivities,
  photos,
  clock,
  random,
}: ActivitiesServiceParts) {
  const { links } = photos;
  const lists = createSharedAnswers<
    ActivitySearch,
    ActivitySearchResult & { readonly searchId: string; readonly expiresAtMs: number }
  >({
    clock,
    max: LISTS_KEPT,
    keyOf: searchKey,
    async fetch(search) {
      const result = await supplier.search(search);
      const searchId = `srch_${random.bytes(12).toString('base64url')}`;
      return { ...result, searchId, expiresAtMs: sharedUntil(clock) };
    },
  });
  const details = createSharedAnswers<
    { readonly code: string; readonly days: ActivityDays },
    { readonly activity: SupplierActivity | null; readonly expiresAtMs: number }
  >({
    clock,
    max: ACTIVITIES_KEPT,
    keyOf: ({ code, days }) => activityKey(code, days),
    fetch: async ({ code, days }) => ({
      activity: await supplier.activity(code, days),
      expiresAtMs: sharedUntil(clock),
    }),
  });

  /** A tour is not found among activities. */
  function ofRange(activity: SupplierActivity | null, range: ActivityRange): SupplierActivity {
    if (activity?.type !== ACTIVITY_RANGES[range].type) throw new ApiError('activity_not_found');
    return activity;
  }

  const partsOf = (locale: Locale) => ({ locale, links, nowMs: clock.nowMs() });

  /** The same choice in the other language, for checkout and mail; its own words where it is not to be had. */
  async function inOtherLanguage(code: string, days: ActivityDays): Promise<SupplierActivity | null> {
    const language = days.language === 'es' ? 'en' : 'es';
    return supplier.activity(code, { ...days, language }).catch(() => null);
  }

  return {
    photos,
    sweep() {
      lists.sweep();
      details.sweep();
    },

    async findPricedActivity(id: string, range: ActivityRange): Promise<PricedActivity> {
      const priced = await pricedActivities.find(id);
      if (priced?.range !== range) throw new ApiError('activity_not_found');
      if (priced.expiresAtMs <= clock.nowMs()) throw new ApiError('activity_rate_expired');
      return priced;
    },

    async search(
      payload: ActivitySearchPayload,
      { range, locale, isFresh = false }: Asking,
    ): Promise<ActivitySearchReply> {
      checkDates(payload, clock.nowMs());
      const query = toActivitySearch(payload);
      const list = await lists.ask(query, { isFresh }).catch(asSupplierFault);
      const parts = { ...partsOf(locale), from: query.centre, paxes: payload.paxes };
      const found = list.activities.filter(({ type }) => type === ACTIVITY_RANGES[range].type);
      const { page, itemsPerPage } = payload.pagination;
      return {
        data: inOrder(
          found.map((activity) => listedActivity(activity, parts)),
          payload.order,
        ).slice((page - 1) * itemsPerPage, page * itemsPerPage),
        meta: {
          count: found.length,
          page,
          itemsPerPage,
          currency: CHARGE_CURRENCY,
          language: payload.language,
          searchId: list.searchId,
          expiresAt: new Date(list.expiresAtMs).toISOString(),
          complete: list.isComplete,
        },
      };
    },

    async detail(
      code: string,
      query: ActivityQuery,
      { range, locale, isFresh = false }: Asking,
    ): Promise<ActivityReply> {
      checkDates(query, clock.nowMs());
      const shown = await details.ask({ code, days: query }, { isFresh }).catch(asSupplierFault);
      const activity = ofRange(shown.activity, range);
      const dayParts = { paxes: query.paxes, timeZone: activity.timeZone, nowMs: clock.nowMs() };
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
        },
      };
    },

    async validate(
      payload: ActivityValidatePayload,
      { range, locale }: Asking,
    ): Promise<ActivityValidateReply> {
      const { code, date, paxes, language, shownTotal } = payload;
      checkDates({ from: date, to: date }, clock.nowMs(), 'date');
      const days = { from: date, to: date, paxes, language };
      const [found, other] = await Promise.all([
        supplier.activity(code, days).catch(asSupplierFault),
        inOtherLanguage(code, days),
      ]);
      const activity = ofRange(found, range);
      const chosen = chooseRate(activity, payload);
      const { modality, rate, day, session, serviceLanguage } = chosen;
      const nowMs = clock.nowMs();
      const words = activityWords(activity, chosen);
      const otherWords = other ? activityWords(other, chosen) : words;
      const priced: PricedActivity = {
        id: `${ACTIVITY_RANGES[range].kind}_${random.bytes(15).toString('base64url')}`,
        range,
        code,
        modality: modality.code,
        rate: rate.code,
        paxes,
        countryCode: activity.countryCode,
        timeZone: activity.timeZone,
        amountUnitType: modality.amountUnitType,
        day,
        session: session?.code ?? null,
        serviceLanguage: serviceLanguage?.code ?? null,
        birthDatesCode: modality.birthDatesCode,
        supplierName: activity.content.supplierName,
        checkedAt: clockAt(new Date(nowMs).toISOString(), activity.timeZone),
        words: language === 'es' ? { es: words, en: otherWords } : { es: otherWords, en: words },
        expiresAtMs: nowMs + PRICED_MS,
      };
      await pricedActivities.insert(priced, nowMs);
      const isChanged = shownTotal ? shownTotal.amount !== day.total.amount : false;
      return {
        data: {
          activity: activityHead(activity, partsOf(locale), null),
          modality: { code: modality.code, name: modality.name },
          rate: {
            rateKey: priced.id,
            code: rate.code,
            name: rate.name,
            amount: day.total.amount,
            currency: day.total.currency,
            amountUnitType: modality.amountUnitType,
            paxAmounts: paxAmounts(day, paxes),
            cancellation: cancellationOf(day, activity.timeZone, nowMs),
            date: day.date,
            endDate: day.endDate,
            session,
            serviceLanguage,
          },
          meetingPoint: placeView(activity.content.meetingPoint),
          questions: modality.questions.map((question) => ({ ...question })),
          travellerFields: modality.birthDatesCode === null ? 'name' : 'name-and-birth',
        },
        meta: {
          paxes,
          priceChanged: isChanged,
          previousTotal: isChanged && shownTotal ? shownTotal : null,
          secondsLeft: HOLD_S,
          language,
        },
      };
    },
  };
}
