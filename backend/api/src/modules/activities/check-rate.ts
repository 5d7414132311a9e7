import type { ActivityValidatePayload, ActivityValidateReply, Locale } from '@travesia/contracts';
import { clockAt, byLocale, LOCALES } from '@travesia/domain';
import type { PricedItems } from '../../database/priced-items.ts';
import type { Clock } from '../../clock.ts';
import type { PictureSource } from '../../pictures/index.ts';
import { asSupplierFault } from '../../errors/index.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Random } from '../../random.ts';
import { holdUntil, secondsLeft } from '../booking/index.ts';
import { activityHead } from './activity-view.ts';
import { activityWords } from './activity-words.ts';
import { cancellationOf } from './cancellation.ts';
import { chooseRate, type ChosenRate } from './chosen-rate.ts';
import { placeView } from './detail-view.ts';
import type { ActivityMargins } from './displayed-activities.ts';
import { paxAmounts } from './pax-amounts.ts';
import type { ActivityDays, ActivitySupplier, SupplierActivity } from './ports.ts';
import type { PricedActivity } from './priced-activity.ts';
import { ACTIVITY_RANGES, ofRange, type ActivityRange } from './ranges.ts';
import { checkDates } from './search-rules.ts';
import { soldActivity } from './sold-day.ts';

export interface CheckRateParts {
  readonly supplier: Pick<ActivitySupplier, 'activity'>;
  readonly marginsOf: (visitor: Visitor) => ActivityMargins;
  readonly pricedActivities: Pick<PricedItems<PricedActivity>, 'insert'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly pictures: PictureSource;
  /** The pages that show it are wrong. */
  readonly invalidate: (code: string) => Promise<void>;
}

/** The supplier keeps a rate for half an hour; an order placed at the last minute must still find it. */
const PRICED_MS = 28 * 60_000;

/** POST /activities/validate, /tours/validate: asked of the supplier itself, kept for this visitor's order. */
export function createRateCheck({
  supplier,
  marginsOf,
  pricedActivities,
  clock,
  random,
  pictures,
  invalidate,
}: CheckRateParts) {
  /** The same choice in the other languages, for checkout and mail; its own words where it is not to be had. */
  async function inOtherLanguages(code: string, days: ActivityDays): Promise<SupplierActivity[]> {
    const others = LOCALES.filter((language) => language !== days.language);
    const found = await Promise.all(
      others.map((language) => supplier.activity(code, { ...days, language }).catch(() => null)),
    );
    return found.filter((activity) => activity !== null);
  }

  async function choose(
    found: SupplierActivity | null,
    wanted: ActivityValidatePayload,
    range: ActivityRange,
  ) {
    try {
      const activity = ofRange(found, range);
      return { activity, chosen: chooseRate(activity, wanted) };
    } catch (refusal) {
      await invalidate(wanted.code);
      throw refusal;
    }
  }

  function pricedOf(
    activity: SupplierActivity,
    others: readonly SupplierActivity[],
    chosen: ChosenRate,
    asked: ActivityValidatePayload & { readonly range: ActivityRange; readonly nowMs: number },
  ): PricedActivity {
    const { modality, rate, day, session, serviceLanguage } = chosen;
    return {
      id: `${ACTIVITY_RANGES[asked.range].kind}_${random.bytes(15).toString('base64url')}`,
      range: asked.range,
      code: asked.code,
      modality: modality.code,
      rate: rate.code,
      paxes: asked.paxes,
      countryCode: activity.countryCode,
      timeZone: activity.timeZone,
      amountUnitType: modality.amountUnitType,
      day,
      session: session?.code ?? null,
      serviceLanguage: serviceLanguage?.code ?? null,
      durationMinutes: modality.durationMinutes?.maximum ?? null,
      birthDatesCode: modality.birthDatesCode,
      supplierName: activity.content.supplierName,
      words: byLocale((locale) =>
        activityWords(others.find(({ language }) => language === locale) ?? activity, chosen),
      ),
      checkedAt: clockAt(asked.nowMs, activity.timeZone),
      expiresAtMs: asked.nowMs + PRICED_MS,
    };
  }

  return async function checkRate(
    payload: ActivityValidatePayload,
    {
      range,
      locale,
      visitor,
    }: { readonly range: ActivityRange; readonly locale: Locale; readonly visitor: Visitor },
  ): Promise<ActivityValidateReply> {
    const { code, date, paxes, language, shownTotal } = payload;
    const days = { from: date, to: date, paxes, language };
    checkDates(days, { nowMs: clock.nowMs() }, 'date');
    const [supplied, others] = await Promise.all([
      supplier.activity(code, days).catch(asSupplierFault),
      inOtherLanguages(code, days),
    ]);
    const found = supplied && soldActivity(supplied, marginsOf(visitor)[supplied.type]);
    if (found) checkDates(days, { nowMs: clock.nowMs(), timeZone: found.timeZone }, 'date');
    const { activity, chosen } = await choose(found, payload, range);
    const { modality, rate, day, session, serviceLanguage } = chosen;
    const nowMs = clock.nowMs();
    const priced = pricedOf(activity, others, chosen, { ...payload, range, nowMs });
    await pricedActivities.insert(priced, nowMs);
    const isChanged = shownTotal ? shownTotal.amount !== day.total.amount : false;
    if (isChanged) await invalidate(code);
    return {
      data: {
        activity: activityHead(activity, { locale, pictures, nowMs }, null),
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
        secondsLeft: secondsLeft(holdUntil(priced.expiresAtMs), nowMs),
        language,
      },
    };
  };
}
