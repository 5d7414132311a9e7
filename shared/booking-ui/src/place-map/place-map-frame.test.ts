import { expect, it } from '@jest/globals';
import { placeMapFrame } from './place-map-frame.ts';

it.each([
  ['by the sea, in the middle of the town', true, 0.3, { reachKm: 10, ringKm: 5, hasPlace: false }],
  ['by the sea, outside the town', true, 7.5, { reachKm: 12, ringKm: 5, hasPlace: true }],
  ['by the sea, where nothing was searched', true, null, { reachKm: 10, ringKm: 5, hasPlace: false }],
  ['by the sea, far from what was searched', true, 60, { reachKm: 18, ringKm: 10, hasPlace: false }],
  ['inland, near the middle', false, 0.5, { reachKm: 1.5, ringKm: 0.5, hasPlace: true }],
  ['inland, outside the town', false, 5, { reachKm: 8, ringKm: 5, hasPlace: true }],
] as const)('a map of a point %s', (_where, isCoastNear, placeKm, frame) => {
  expect(placeMapFrame(isCoastNear, placeKm)).toEqual(frame);
});

it.each([
  ['in the very middle', 0.01],
  ['far from what was searched', 60],
  ['where nothing was searched', null],
] as const)(
  'there is no map of a point inland, %s: it would show a dot and nothing else',
  (_where, placeKm) => {
    expect(placeMapFrame(false, placeKm)).toBeNull();
  },
);
