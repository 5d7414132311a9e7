import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Locale, Place } from '@travesia/contracts';
import { SdkPage } from '@travesia/page';
import { defineRemote } from '@travesia/platform/react';
import { openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CITIES, PLACES, PlaceField, useTypedPlace, type PlaceSource } from './index.ts';

const place = (type: Place['type'], id: string, name: string, cityName = name): Place => ({
  id,
  type,
  name,
  cityName,
  countryCode: 'PE',
  countryName: 'Peru',
  location: { lat: -12, lon: -77 },
});
const LIMA = place('city', 'LIM', 'Lima');
const LIMASSOL = place('city', 'LCA', 'Limassol');
const HOTEL = place('hotel', 'h1', 'Lima Reposo', 'Lima');

/** What was asked for, and what is found. */
const asked: { readonly term: string | null; readonly language: string | null }[] = [];
let found: readonly Place[] | 'error' = [];
const server = setupServer(
  http.get('*/api/search/places', ({ request }) => {
    asked.push({
      term: new URL(request.url).searchParams.get('term'),
      language: request.headers.get('accept-language'),
    });
    return found === 'error'
      ? HttpResponse.json({ error: { code: 'unavailable' } }, { status: 503 })
      : HttpResponse.json({ data: found, meta: { complete: true } });
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  asked.length = 0;
  held = { text: '', place: null };
  found = [LIMA, LIMASSOL, HOTEL];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => server.close());

type Field = { text: string; place: Place | null };
let held: Field = { text: '', place: null };

function Form({ source }: { source: PlaceSource<Place> }) {
  const [field, setField] = useState<Field>({ text: '', place: null });
  const [answer, setAnswer] = useState('');
  const settle = useTypedPlace(source);
  const change = (next: Field) => {
    held = next;
    setField(next);
  };
  return (
    <>
      <PlaceField
        id="place"
        name="place"
        source={source}
        field={field}
        onFieldChange={change}
        choose={(item) => item}
        words={{
          label: 'Where',
          placeholder: 'City or hotel',
          list: 'Places',
          clear: 'Clear the place',
          status: (state, count) => `${state} ${count}`,
          where: ({ cityName, countryName }) => `${cityName}, ${countryName}`,
        }}
        error={undefined}
      />
      <button onClick={() => void settle(field.text).then((item) => setAnswer(item?.name ?? 'several'))}>
        Search
      </button>
      <output aria-label="Meant">{answer}</output>
    </>
  );
}

function open(source: PlaceSource<Place> = PLACES, locale: Locale = 'en') {
  const page = () => (
    <SdkPage>
      <Form source={source} />
    </SdkPage>
  );
  return openRemote(defineRemote({ name: 'mfe-places', texts: [], routes: page, widgets: {} }), { locale });
}
const field = () => screen.getByRole('combobox', { name: 'Where' });
const options = async () => {
  const list = within(await screen.findByRole('listbox', { name: 'Places' }));
  return (await list.findAllByRole('option')).map(({ textContent }) => textContent);
};

describe('B-09: a place by its name', () => {
  it('is looked up from two letters on, and chosen from a list that tells places of one name apart', async () => {
    const { user } = open();
    await user.type(field(), 'L');
    expect(screen.queryByRole('option')).toBeNull();
    await user.type(field(), 'im');
    expect(await options()).toEqual(['LimaLima, Peru', 'LimassolLimassol, Peru', 'Lima ReposoLima, Peru']);
    expect(asked).toEqual([{ term: 'lim', language: 'en' }]);
    await user.click(screen.getByRole('option', { name: /^Lima Reposo/ }));
    expect(held).toEqual({ text: 'Lima Reposo', place: HOTEL });
    expect(field()).toHaveValue('Lima Reposo');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('of cities only offers no hotel', async () => {
    const { user } = open(CITIES);
    await user.type(field(), 'lima');
    expect(await options()).toEqual(['LimaLima, Peru', 'LimassolLimassol, Peru']);
  });

  it('is chosen from the keyboard', async () => {
    const { user } = open();
    await user.type(field(), 'lima');
    await options();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(held.place).toEqual(LIMASSOL);
  });

  it.each([
    ['nothing has that name', [], 'none 0'],
    ['the network is gone', 'error', 'failed 0'],
  ] as const)('says so where %s', async (_what, reply, words) => {
    found = reply;
    const { user } = open();
    await user.type(field(), 'xyz');
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(held).toEqual({ text: 'xyz', place: null });
  });

  it('the same words are asked for once, in each language of their own', async () => {
    const { user, setContext } = open();
    await user.type(field(), 'lima');
    await options();
    await user.clear(field());
    await user.type(field(), 'Lima');
    await options();
    expect(asked).toHaveLength(1);
    setContext({ locale: 'es' });
    await waitFor(() => expect(asked.map(({ language }) => language)).toEqual(['en', 'es']));
  });
});

describe('words that were typed and not picked', () => {
  const settled = async (typed: string) => {
    const { user } = open();
    await user.type(field(), typed);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Meant' })).not.toBeEmptyDOMElement());
    return screen.getByRole('status', { name: 'Meant' }).textContent;
  };

  it.each([
    ['lima', 'Lima'],
    ['LIMÁ', 'Lima'],
    ['lim', 'several'],
    ['l', 'several'],
  ])('%s means: %s', async (typed, name) => {
    expect(await settled(typed)).toBe(name);
  });

  it('a single place is meant, whatever was typed', async () => {
    found = [LIMASSOL];
    expect(await settled('cyprus')).toBe('Limassol');
  });

  it('mean no place where they cannot be looked up', async () => {
    found = 'error';
    expect(await settled('lima')).toBe('several');
  });
});
