import { describe, expect, it } from '@jest/globals';
import { createDraftStore, DRAFT_KEY, EMPTY_DRAFT } from './draft.ts';

function memoryStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('the draft of the booking in progress', () => {
  it('S-02: survives a reload of the tab', () => {
    const storage = memoryStorage();
    createDraftStore(storage).write({
      order: { kind: 'flight', id: 'off_1' },
      customerDetails: { email: 'a@b.co' },
    });
    expect(createDraftStore(storage).read()).toMatchObject({
      order: { kind: 'flight', id: 'off_1' },
      customerDetails: { email: 'a@b.co' },
    });
  });

  it('S-02: keeps document numbers and dates in memory only', () => {
    const storage = memoryStorage();
    const store = createDraftStore(storage);
    const passenger = {
      id: 'p1',
      firstName: 'Ana',
      passportNumber: 'X1234567',
      passportExpiryDate: '2031-01-01',
    };
    store.write({ passengers: [passenger] });
    expect(store.read().passengers).toEqual([passenger]);
    expect(storage.items.get(DRAFT_KEY)).not.toMatch(/X1234567|2031-01-01/);
    expect(createDraftStore(storage).read().passengers).toEqual([
      { id: 'p1', firstName: 'Ana', keepSavedDocument: true },
    ]);
  });

  it.each([
    ['a document number', { passportNumber: 'X1234567', keepSavedDocument: false }],
    ['a document that the server holds', { passportNumber: '', keepSavedDocument: true }],
  ])('S-02: travellers with %s are not kept to be sent again', (_title, document) => {
    const storage = memoryStorage();
    const payloads = {
      customer: { email: 'a@b.co' },
      passengers: { passengers: [{ id: 'p1', ...document }] },
    };
    createDraftStore(storage).write({ payloads });
    expect(storage.items.get(DRAFT_KEY)).not.toContain('X1234567');
    expect(createDraftStore(storage).read().payloads).toEqual({ customer: { email: 'a@b.co' } });
  });

  it('travellers without documents are kept to be sent again', () => {
    const storage = memoryStorage();
    const passengers = { passengers: [{ id: 'p1', passportNumber: '', keepSavedDocument: false }] };
    createDraftStore(storage).write({ payloads: { passengers } });
    expect(createDraftStore(storage).read().payloads).toEqual({ passengers });
  });

  it.each(['{', '[]', '{"offerId":5}', 'null'])('corrupted storage (%s) is an empty draft', (text) => {
    expect(createDraftStore(memoryStorage({ [DRAFT_KEY]: text })).read()).toEqual(EMPTY_DRAFT);
  });

  it('never leads back to a foreign address', () => {
    const storage = memoryStorage({
      [DRAFT_KEY]: JSON.stringify({ ...EMPTY_DRAFT, searchInitialState: '//evil.example' }),
    });
    expect(createDraftStore(storage).read().searchInitialState).toBeNull();
  });

  it('a storage that refuses costs only the reload', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const store = createDraftStore({ getItem: refuse, setItem: refuse, removeItem: refuse });
    store.write({ bookingId: 'bkg_1' });
    expect(store.read().bookingId).toBe('bkg_1');
  });

  it('S-03: reset clears what was chosen and all that hangs on it', () => {
    const storage = memoryStorage();
    const store = createDraftStore(storage);
    store.write({ bookingId: 'bkg_1' });
    store.clear();
    expect(store.read()).toEqual(EMPTY_DRAFT);
    expect(storage.items.size).toBe(0);
  });
});
