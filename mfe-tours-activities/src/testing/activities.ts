import type {
  Activity,
  ActivityAvailability,
  ActivityDay,
  ActivityHead,
  ActivityReply,
  ActivitySearchReply,
  ActivityValidateReply,
} from '@travesia/contracts';
import { daysOf, type DurationType } from '@travesia/domain';

export const usd = (amount: number) => ({ amount, currency: 'USD' });

export type ActivitySketch = {
  code: string;
  name?: string;
  durationType?: DurationType | null;
  /** For two adults, in minor units of USD; null where it has no price. */
  total?: number | null;
  cancellation?: Activity['freeCancellation'];
  availability?: Activity['availability'];
  ages?: Activity['ages'];
  category?: Activity['categories'][number];
};

const FREE = {
  kind: 'free',
  freeUntil: '2026-12-01T10:00',
  timeline: [],
  timeZone: 'America/Cancun',
} satisfies ActivityDay['cancellation'];

const MINUTES = { short: 120, half_day: 300, full_day: 600, multi_day: 3 * 24 * 60 } as const;

function head({ code, name, durationType = 'short', category }: ActivitySketch): ActivityHead {
  const minutes = durationType ? MINUTES[durationType] : null;
  return {
    name: name ?? `Boat ${code}`,
    code,
    activityCode: '1',
    type: 'EXCURSION',
    durationType,
    duration: minutes === null ? null : { minimumMinutes: minutes, maximumMinutes: minutes },
    media: { rawImages: [] },
    location: {
      cityName: 'Cancún',
      countryCode: 'MX',
      countryName: 'México',
      latitude: 21.16,
      longitude: -86.85,
      timeZone: 'America/Cancun',
      distanceKm: 2.34,
    },
    categories: [category ?? { code: 'BOAT', name: 'Paseos en barco' }],
    guideLanguages: ['es', 'en'],
  };
}

/** An activity of a reply, told by what a story is about. */
export function activity(sketch: ActivitySketch): Activity {
  const { total = 10_000 } = sketch;
  return {
    ...head(sketch),
    description: 'Un paseo por la laguna.',
    modalities: [],
    amountUnitType: 'PAX',
    amountFrom: total === null ? null : usd(total / 2),
    totalFrom: total === null ? null : usd(total),
    freeCancellation: sketch.cancellation ?? 'none',
    availability: sketch.availability ?? [],
    ages: sketch.ages ?? [],
  };
}

/** A way to have an activity on some days of December, for two adults in minor units of USD. */
export function way(
  days: readonly number[],
  total: number,
  change: Partial<ActivityAvailability> = {},
): ActivityAvailability {
  return {
    dates: days.map((day) => `2026-12-${String(day).padStart(2, '0')}`),
    total: usd(total),
    each: usd(total / 2),
    amountUnitType: 'PAX',
    isFreeToCancel: false,
    times: [],
    languages: [],
    ...change,
  };
}

export function found(
  activities: Activity[],
  meta: Partial<ActivitySearchReply['meta']> = {},
): ActivitySearchReply {
  return {
    data: activities,
    meta: {
      count: activities.length,
      page: 1,
      itemsPerPage: 100,
      currency: 'USD',
      language: 'es',
      searchId: 'search_1',
      expiresAt: '2026-11-21T12:30:00Z',
      complete: true,
      more: false,
      ...meta,
    },
  };
}

const ADULTS = { type: 'ADULT', ageFrom: 12, ageTo: 99 } as const;

export function day(date: string, amount: number, change: Partial<ActivityDay> = {}): ActivityDay {
  return {
    date,
    endDate: date,
    amount,
    currency: 'USD',
    paxAmounts: [{ ...ADULTS, count: 2, unit: usd(amount / 2), total: usd(amount) }],
    sessions: [
      { code: '09', name: '09:00' },
      { code: '15', name: '15:00' },
    ],
    languages: [{ code: 'es', name: 'Español' }],
    cancellation: FREE,
    ...change,
  };
}

/** A boat with places on two of the days of the month. */
export function opened(change: Partial<ActivityReply['data']> = {}): ActivityReply {
  const window = { from: '2026-12-01', to: '2026-12-31' };
  const days = [day('2026-12-02', 12_000), day('2026-12-05', 10_000)];
  return {
    data: {
      activity: head({ code: 'E-BOAT@1', name: 'Paseo en barco' }),
      content: {
        description: 'Dos horas por la laguna.',
        highlights: ['Puesta de sol'],
        included: ['Chaleco'],
        notIncluded: [],
        importantInfo: ['Lleva agua'],
        redeemInfo: ['Enseña el bono en el muelle'],
        meetingPoint: {
          description: 'Muelle 3',
          address: 'Bulevar Kukulcán, km 4',
          latitude: 21.14,
          longitude: -86.78,
        },
        endPoint: null,
        supplierName: 'Barcos del Sur',
      },
      calendar: daysOf(window).map((date) => {
        const free = days.find((each) => each.date === date);
        return { date, amountFrom: free ? usd(free.amount) : null };
      }),
      modalities: [
        {
          code: 'SUNSET#1',
          name: 'Al atardecer',
          duration: { minimumMinutes: 120, maximumMinutes: 120 },
          amountUnitType: 'PAX',
          ageBands: [ADULTS],
          questions: [{ code: 'HOTEL', text: '¿En qué hotel te alojas?', required: true }],
          asksBirthDates: false,
          rates: [
            {
              code: 'NOR',
              name: 'Tarifa flexible',
              amount: 10_000,
              currency: 'USD',
              cancellation: FREE,
              days,
            },
          ],
        },
      ],
      ...change,
    },
    meta: {
      currency: 'USD',
      ...window,
      paxes: [{ age: 30 }, { age: 30 }],
      language: 'es',
      expiresAt: '2026-11-21T12:30:00Z',
      coast: null,
    },
  };
}

export function checked(
  amount: number,
  change: {
    data?: Partial<ActivityValidateReply['data']>;
    meta?: Partial<ActivityValidateReply['meta']>;
  } = {},
): ActivityValidateReply {
  const { paxAmounts, cancellation } = day('2026-12-02', amount);
  return {
    data: {
      activity: head({ code: 'E-BOAT@1', name: 'Paseo en barco' }),
      modality: { code: 'SUNSET#1', name: 'Al atardecer' },
      rate: {
        rateKey: 'rate_1',
        code: 'NOR',
        name: 'Tarifa flexible',
        amount,
        currency: 'USD',
        amountUnitType: 'PAX',
        paxAmounts,
        cancellation,
        date: '2026-12-02',
        endDate: '2026-12-02',
        session: { code: '15', name: '15:00' },
        serviceLanguage: { code: 'es', name: 'Español' },
      },
      meetingPoint: { description: 'Muelle 3', address: null, latitude: null, longitude: null },
      questions: [{ code: 'HOTEL', text: '¿En qué hotel te alojas?', required: true }],
      travellerFields: 'name',
      ...change.data,
    },
    meta: {
      paxes: [{ age: 30 }, { age: 30 }],
      priceChanged: false,
      previousTotal: null,
      secondsLeft: 480,
      language: 'es',
      ...change.meta,
    },
  };
}
