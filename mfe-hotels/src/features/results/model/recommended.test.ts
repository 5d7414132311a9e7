import { expect, it } from '@jest/globals';
import { recommendedScores, type RecommendedFacts } from './recommended.ts';

const usual = { score: 8, reviews: 500, distanceKm: 2, nightMinor: 10_000 };

it.each<[string, Partial<RecommendedFacts>, Partial<RecommendedFacts>]>([
  ['a better score', { score: 9 }, {}],
  ['the same score of more guests', { score: 9 }, { score: 9, reviews: 3 }],
  ['a lower price', { nightMinor: 9000 }, {}],
  ['a shorter way', { distanceKm: 1 }, {}],
  ['a price rather than a place in the middle', {}, { nightMinor: null, distanceKm: 0.1 }],
  ['a score rather than none', { score: 8 }, { score: null, reviews: 0 }],
])('Q-16: recommends %s', (_what, better, worse) => {
  const [first = 0, second = 0] = recommendedScores([
    { ...usual, ...better },
    { ...usual, ...worse },
  ]);
  expect(first).toBeGreaterThan(second);
});

it('recommends equals equally', () => {
  expect(new Set(recommendedScores([usual, usual, usual])).size).toBe(1);
});
