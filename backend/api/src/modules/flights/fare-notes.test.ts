import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { FlightOffer, FlightSearchPayload } from '@travesia/contracts';
import { createFareNotes } from './fare-notes.ts';
import type { FoundFare, SeenFares } from './seen-fares.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const payloadTo = (to: string) =>
  ({ legInfo: { 1: { from: 'MAD', to, departureDate: '2027-02-01' } } }) as unknown as FlightSearchPayload;

/** A book whose writing can fail, and what it was told to write. */
function openNotes({ isBroken = false } = {}) {
  const told: string[] = [];
  const faults: unknown[] = [];
  const book = {
    async record(fares: readonly FoundFare[]) {
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
  } as unknown as SeenFares;
  return { told, faults, notes: createFareNotes(book, (error) => faults.push(error)) };
}

it('what searches found is written together, a moment later', async () => {
  const { notes, told } = openNotes();
  notes.note(payloadTo('BOG'), []);
  await jest.advanceTimersByTimeAsync(600);
  notes.note(payloadTo('LIM'), []);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(400);
  expect(told).toEqual(['wrote BOG and LIM']);
  notes.note(payloadTo('MEX'), []);
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['wrote BOG and LIM', 'wrote MEX']);
});

it('who asks is told of what was found just now', async () => {
  const { notes, told } = openNotes();
  notes.note(payloadTo('BOG'), []);
  await notes.from('MAD', 6);
  notes.note(payloadTo('LIM'), []);
  await notes.between([{ from: 'MAD', to: 'LIM' }]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(told).toEqual(['wrote BOG', 'read', 'wrote LIM', 'read']);
});

it('a failed write of fares is logged once, and pages still render', async () => {
  const { notes, told, faults } = openNotes({ isBroken: true });
  notes.note(payloadTo('BOG'), []);
  await notes.from('MAD', 6);
  await notes.write();
  expect([told, faults.length]).toEqual([['read'], 1]);
});

it('offers that cannot be read are logged, and their search goes on', async () => {
  const { notes, told, faults } = openNotes();
  notes.note(payloadTo('BOG'), [{} as FlightOffer]);
  await notes.write();
  expect([told, faults.length]).toEqual([[], 1]);
});

it('Q-10: fares of several cities are no price of their first leg, nor of a return trip', async () => {
  const { notes, told } = openNotes();
  const { legInfo } = payloadTo('BOG');
  const onward = { from: 'BOG', to: 'LIM', departureDate: '2027-02-08' };
  notes.note({ ...payloadTo('BOG'), legInfo: { ...legInfo, 2: onward } }, []);
  notes.note(
    { ...payloadTo('LIM'), legInfo: { ...legInfo, 2: onward, 3: { ...onward, from: 'LIM', to: 'MAD' } } },
    [],
  );
  await notes.write();
  expect(told).toEqual([]);
});

it('fares of a search with conditions are nobody else’s', async () => {
  const { notes, told } = openNotes();
  notes.note({ ...payloadTo('BOG'), refundableFare: true }, []);
  await notes.write();
  expect(told).toEqual([]);
});
