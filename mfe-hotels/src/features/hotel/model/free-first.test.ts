import { expect, it } from '@jest/globals';
import type { RatePlan } from '@travesia/contracts';
import { freeFirst } from './free-first.ts';

const rate = (rateKey: string, kind: RatePlan['cancellation']['kind']) =>
  ({ rateKey, cancellation: { kind } }) as RatePlan;
const room = (roomID: string, ...ratePlans: RatePlan[]) => ({ roomID, ratePlans });

it('H-08: rates that can be cancelled free of charge come first, and the rooms that have them', () => {
  const { rooms, hasFree } = freeFirst([
    room('single', rate('s1', 'non_refundable')),
    room('double', rate('d1', 'non_refundable'), rate('d2', 'partial'), rate('d3', 'free')),
    room('suite', rate('u1', 'free'), rate('u2', 'non_refundable')),
  ]);
  expect(hasFree).toBe(true);
  expect(rooms.map(({ roomID, ratePlans }) => [roomID, ...ratePlans.map(({ rateKey }) => rateKey)])).toEqual([
    ['double', 'd3', 'd1', 'd2'],
    ['suite', 'u1', 'u2'],
    ['single', 's1'],
  ]);
});

it('says when there is none', () => {
  expect(freeFirst([room('single', rate('s1', 'partial'))]).hasFree).toBe(false);
});
