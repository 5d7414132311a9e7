/** How many legs are searched, priced and paid as one trip. */
export const LEGS_MAX = 5;

const LEGS = ['leg1', 'leg2', 'leg3', 'leg4', 'leg5'] as const;
const THERE_AND_BACK = ['onward', 'return'] as const;

/** What a journey of a trip is: there, back, or one of several legs. */
export const JOURNEY_TYPES = [...THERE_AND_BACK, ...LEGS] as const;
export type JourneyType = (typeof JOURNEY_TYPES)[number];

/** Of each journey of a trip with that many. */
export const journeyTypesOf = (count: number): readonly JourneyType[] =>
  (count > THERE_AND_BACK.length ? LEGS : THERE_AND_BACK).slice(0, count);

/** The key of its words, and the number that stands in those of a leg. */
export function journeyWord(type: JourneyType): {
  readonly key: 'onward' | 'return' | 'leg';
  readonly number: number;
} {
  if (type === 'onward' || type === 'return') return { key: type, number: THERE_AND_BACK.indexOf(type) + 1 };
  return { key: 'leg', number: LEGS.indexOf(type) + 1 };
}
