import { describe, expect, it } from '@jest/globals';
import { formatRooms, parseRooms } from './room-text.ts';
import { packageRooms, packageTotal } from './package-rooms.ts';
import { roomsProblems, splitAdults, type StayRoom } from './rooms.ts';

const room = (adults: number, ...childAges: (number | null)[]): StayRoom => ({ adults, childAges });

describe('H-03 which rooms can be searched', () => {
  it.each([
    ['one room with two adults', [room(2)]],
    ['one room with nine adults', [room(9)]],
    ['five rooms', [room(2), room(2), room(2), room(2), room(1)]],
    ['a baby and a grown child', [room(2, 0, 17)]],
  ])('takes %s', (_title, rooms) => {
    expect(roomsProblems(rooms)).toEqual([]);
  });

  it.each([
    ['no room', [], [{ code: 'room_count_invalid', room: null }]],
    ['six rooms', Array.from({ length: 6 }, () => room(1)), [{ code: 'room_count_invalid', room: null }]],
    ['three adults in one of two rooms', [room(1), room(3)], [{ code: 'too_many_adults_in_room', room: 1 }]],
    ['a child without an age', [room(2, 8, null)], [{ code: 'child_age_missing', room: 0 }]],
    ['a child of eighteen', [room(2, 18)], [{ code: 'child_age_missing', room: 0 }]],
    ['a room of children', [room(0, 9)], [{ code: 'adult_missing', room: 0 }]],
    ['ten adults', [room(10)], [{ code: 'too_many_adults', room: null }]],
    ['ten people', [room(2, 4, 5, 6), room(2, 7, 8, 9)], [{ code: 'too_many_travellers', room: null }]],
  ])('names what is wrong with %s', (_title, rooms, problems) => {
    expect(roomsProblems(rooms)).toEqual(problems);
  });

  it.each([
    ['three adults in one of two rooms', [room(1), room(3)], [room(2), room(2)]],
    ['three in each of two', [room(3), room(3)], [room(2), room(2), room(2)]],
    ['children stay where they were', [room(4, 6), room(1, 3)], [room(2, 6), room(2, 3), room(1)]],
    ['rooms that hold', [room(2), room(1)], [room(2), room(1)]],
  ])('offers a split: %s', (_title, rooms, split) => {
    expect(splitAdults(rooms)).toEqual(split);
  });

  it('offers none where five rooms are too few', () => {
    expect(splitAdults([room(9), room(2)])).toBeNull();
  });
});

describe('rooms in an address', () => {
  it.each([
    ['2', [room(2)]],
    ['2-8-5,1', [room(2, 8, 5), room(1)]],
    ['1-0', [room(1, 0)]],
  ])('%s is read and written back', (text, rooms) => {
    expect(parseRooms(text)).toEqual(rooms);
    expect(formatRooms(rooms)).toBe(text);
  });

  it.each(['', 'x', '2-', '2,,1', '2-18', '10', '2-8-5;1', '2 ', '-1'])('%j is no room', (text) => {
    expect(parseRooms(text)).toBeNull();
  });
});

describe('K-02 rooms of a package', () => {
  it('counts infants as children of one year and children as eight', () => {
    expect(packageRooms({ adult: 2, child: 1, infant: 1 }, 1)).toEqual([{ adults: 2, childAges: [8, 1] }]);
  });

  it('W-04: takes given ages, and whoever is under 18 for a child', () => {
    expect(packageRooms({ adult: 3, child: 2, infant: 0, ages: [30, 30, 14, 5, 11] }, 1)).toEqual([
      { adults: 2, childAges: [14, 5, 11] },
    ]);
    expect(packageRooms({ adult: 2, child: 0, infant: 0, ages: [17, 16] }, 2)).toEqual([
      { adults: 1, childAges: [] },
      { adults: 1, childAges: [] },
    ]);
  });

  it('spreads adults, then children, and never has a room without an adult', () => {
    expect(packageRooms({ adult: 3, child: 2, infant: 0 }, 2)).toEqual([
      { adults: 2, childAges: [8] },
      { adults: 1, childAges: [8] },
    ]);
    expect(packageRooms({ adult: 1, child: 0, infant: 0 }, 4)).toEqual([{ adults: 1, childAges: [] }]);
  });

  it('K-05 adds flight and stay in minor units and refuses two currencies', () => {
    expect(packageTotal({ amount: 41_230, currency: 'USD' }, { amount: 30_001, currency: 'USD' })).toEqual({
      amount: 71_231,
      currency: 'USD',
    });
    expect(() => packageTotal({ amount: 1, currency: 'USD' }, { amount: 1, currency: 'EUR' })).toThrow(
      RangeError,
    );
  });
});
