import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { FlightSearchPayload } from '@travesia/contracts';
import { createFareNotes } from './fare-notes.ts';
import type { FoundFare, SeenFares } from './seen-fares.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const found = (to: string): FoundFare => ({
  payload: {
    legInfo: { 1: { from: 'MAD', to, departureDate: '2027-02-01' } },
  } as unknown as FlightSearchPayload,
  fare: { amount: 30_000, currency: 'USD' },
});

/** A book whose writing can fail, and what it was told to write. */
function openNotes({ isBroken = false } = {}) {
  const told: string[] = [];
  const faults: unknown[] = [];
  const book: SeenFares = {
    async record(fares) {
      if (isBroken) throw new Error('no disk');
      told.push(`wrote ${fares.map(({ payload }) => payload.legInfo[1].to).join(' and ')}`);
    },
    async between() {
      told.push('read');
      return [];
    },
    async from() {
      told.push('read');
      return [];
    },
    deleteOld: async () => {},
  };
  return { told, faults, notes: createFareNotes(book, (error) => faults.push(error)) };
}

it('what searches found is written together, a moment later', async () => {
  const { notes, told } = openNotes();
  notes.note(found('BOG'));
  await jest.advanceTimersByTimeAsync(600);
  notes.note(found('LIM'));
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(400);
  expect(told).toEqual(['wrote BOG and LIM']);
  notes.note(found('MEX'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['wrote BOG and LIM', 'wrote MEX']);
});

it('who asks is told of what was found just now', async () => {
  const { notes, told } = openNotes();
  notes.note(found('BOG'));
  await notes.from('MAD', 6);
  notes.note(found('LIM'));
  await notes.between([{ from: 'MAD', to: 'LIM' }]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(told).toEqual(['wrote BOG', 'read', 'wrote LIM', 'read']);
});

it('a failed write of fares is logged once, and pages still render', async () => {
  const { notes, told, faults } = openNotes({ isBroken: true });
  notes.note(found('BOG'));
  await notes.from('MAD', 6);
  await notes.write();
  expect([told, faults.length]).toEqual([['read'], 1]);
});
