import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { TextProvider } from '@travesia/platform/react';
import { dictionaries, flight, itinerary, offer } from '../../features/results/testing/offers.ts';
import { journeysOf } from '../journeys-of.ts';
import { TravelWarnings, warningTexts } from './index.ts';

const TEXTS = [warningTexts];
const airport = { ...dictionaries.locations.LIS, timeZone: 'UTC' };
const names = {
  ...dictionaries,
  locations: {
    ...dictionaries.locations,
    LHR: { ...airport, name: 'Heathrow', cityName: 'London' },
    LGW: { ...airport, name: 'Gatwick', cityName: 'London' },
  },
} as typeof dictionaries;

function open(locale: 'es' | 'en', ...flights: ReturnType<typeof flight>[]) {
  const [journey] = journeysOf(offer('one', 50_000, [itinerary(600, ...flights)]), names);
  if (!journey) throw new Error('an offer has a journey');
  return render(
    <TextProvider locale={locale} texts={TEXTS}>
      <TravelWarnings journey={journey} />
    </TextProvider>,
  );
}
const sentences = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('Q-08: what to know about a journey, each in one sentence', () => {
  it('a short connection, a night and another airline, in English', () => {
    open(
      'en',
      flight('UX1 MAD 2026-11-27T18:00 LIS 2026-11-27T19:00 60', 'I2'),
      flight('UX2 LIS 2026-11-27T19:40 MIA 2026-11-27T23:30 400'),
      flight('UX3 MIA 2026-11-28T07:00 BOG 2026-11-28T11:00 240'),
    );
    expect(sentences('Good to know')).toEqual([
      expect.stringMatching(
        /^Short connection in Lisboa: 40.?m between flights, .* at least 1.?h\. It is one ticket/,
      ),
      expect.stringMatching(/^You spend a night in MIA: you land at 11:30.PM and leave at 7:00.AM\./),
      expect.stringMatching(/^You land on Saturday, November 28, 2026, Bogotá time\.$/),
      expect.stringMatching(/^Air Europa UX 1 is operated by Iberia Express/),
    ]);
  });

  it('a change of airport and a long wait, in Spanish', () => {
    open(
      'es',
      flight('IB1 MAD 2026-11-27T06:00 LHR 2026-11-27T08:00 120'),
      flight('IB2 LGW 2026-11-27T12:30 BOG 2026-11-27T20:00 600'),
    );
    expect(sentences('Conviene saber')).toEqual([
      expect.stringMatching(
        /^Cambias de aeropuerto en London: recoge tu equipaje en Heathrow \(LHR\) y ve por tu cuenta a Gatwick \(LGW\)/,
      ),
      expect.stringMatching(/^Espera larga en London: 4.h.30 entre vuelos/),
    ]);
  });

  it('nothing, where nothing can go wrong', () => {
    const { container } = open('en', flight('IB1 MAD 2026-11-27T12:00 BOG 2026-11-27T16:30 630'));
    expect(container).toBeEmptyDOMElement();
  });
});
