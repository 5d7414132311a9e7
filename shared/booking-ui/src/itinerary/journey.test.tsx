import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { openPart } from '../testing/open-part.tsx';
import { CarriedBags, Journey, type JourneySection } from './index.ts';

const place = (code: string, cityName: string, name: string, terminal: string | null = null) => ({
  code,
  name,
  cityName,
  terminal,
});
const MAD = place('MAD', 'Madrid', 'Barajas', '4S');
const LIM = place('LIM', 'Lima', 'Jorge Chávez');
const JFK = place('JFK', 'New York', 'John F. Kennedy', '8');
const LGA = place('LGA', 'New York', 'LaGuardia');

type Segment = JourneySection['segments'][number];
const segment = (from: Segment['from'], to: Segment['to'], own: Partial<Segment> = {}): Segment => ({
  carrierCode: 'IB',
  carrierName: 'Iberia',
  operatedBy: null,
  flightNumber: '6251',
  aircraft: 'Airbus A330',
  cabin: 'economy',
  from,
  to,
  departureAt: '2026-12-10T16:25',
  arrivalAt: '2026-12-10T18:40',
  durationInMinutes: 495,
  connectionInMinutes: null,
  ...own,
});
const journey = (segments: Segment[], own: Partial<JourneySection> = {}): JourneySection => ({
  kind: 'journey',
  journeyType: 'onward',
  heading: 'Outbound: Madrid – New York',
  durationInMinutes: 495,
  stops: segments.length - 1,
  origin: { code: 'MAD', lat: 0, lon: 0, cityName: 'Madrid' },
  destination: { code: 'JFK', lat: 0, lon: 0, cityName: 'New York' },
  segments,
  ...own,
});

const flights = () => within(screen.getByRole('list')).getAllByRole('listitem');
async function openFlights(section: JourneySection) {
  const opened = openPart(<Journey journey={section} />);
  await opened.user.click(screen.getByText('Show the flights'));
  return opened;
}

describe('F-18: one direction of an itinerary', () => {
  it('says day, times by the clocks of the airports, way and duration, and passes axe', async () => {
    openPart(<Journey journey={journey([segment(MAD, JFK)])} headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Outbound: Madrid – New York' })).toBeVisible();
    expect(screen.getByText(/December 10, 2026/)).toBeVisible();
    expect(screen.getByText(/^Direct · 8h 15m$/)).toBeVisible();
    expect(screen.getByText('MAD')).toBeVisible();
    expect(screen.getByText('Iberia IB 6251', { selector: 'p' })).toBeVisible();
    expect(screen.queryByLabelText(/Arrives on a different day/)).toBeNull();
    await expectAccessible();
  });

  it('names who flies, the aircraft and the cabin of each flight, with its terminals', async () => {
    await openFlights(journey([segment(MAD, JFK, { operatedBy: 'Iberia Express', cabin: 'business' })]));
    const [flight] = flights();
    expect(flight).toHaveTextContent('Iberia IB 6251');
    expect(flight).toHaveTextContent('Operated by Iberia Express · Airbus A330 · Business');
    expect(flight).toHaveTextContent('Madrid (MAD), Barajas, Terminal 4S');
    expect(flight).toHaveTextContent('New York (JFK), John F. Kennedy, Terminal 8');
    expect(screen.getByText('Local times of each airport')).toBeVisible();
  });

  it('says nothing of an aircraft that is not known, and keeps a cabin of the supplier as it is called', async () => {
    await openFlights(journey([segment(MAD, JFK, { aircraft: null, cabin: 'Suite' })]));
    expect(within(flights()[0] as HTMLElement).getByText('Suite')).toBeVisible();
  });

  it('X-03: marks an arrival on another day', () => {
    openPart(<Journey journey={journey([segment(MAD, LIM, { arrivalAt: '2026-12-11T01:10' })])} />);
    expect(screen.getByLabelText('Arrives on a different day (+1)')).toBeVisible();
  });

  it('says the wait at a connection, and warns where the airport changes', async () => {
    const connection = { connectionInMinutes: 150, arrivalAt: '2026-12-10T18:40' };
    await openFlights(
      journey([segment(MAD, JFK, connection), segment(LGA, LIM, { departureAt: '2026-12-10T21:10' })]),
    );
    expect(screen.getByText(/^1 stop, New York · /)).toBeVisible();
    expect(screen.getByText('Iberia IB 6251 · IB 6251')).toBeVisible();
    expect(flights()).toHaveLength(2);
    expect(flights()[0]).toHaveTextContent(/2h 30m connection in New York/);
    expect(screen.getByText('You change airports: you leave from LaGuardia (LGA)')).toBeVisible();
  });

  it('says nothing of a change where the next flight leaves from the same airport', async () => {
    await openFlights(journey([segment(MAD, JFK, { connectionInMinutes: 95 }), segment(JFK, LIM)]));
    expect(flights()[0]).toHaveTextContent(/1h 35m connection in New York/);
    expect(screen.queryByText(/You change airports/)).toBeNull();
  });

  it('a journey without flights is not there', () => {
    expect(openPart(<Journey journey={journey([])} />).container).toBeEmptyDOMElement();
  });
});

describe('the bags of a journey', () => {
  it('are those of the fare for each, and those that were bought for one', () => {
    openPart(
      <Journey
        journey={journey([segment(MAD, JFK)], { includedBags: { cabin: 1, checked: 0 } })}
        addedBags={{
          bags: [
            { journeyType: 'onward', travellerId: 'ana', quantity: 2 },
            { journeyType: 'return', travellerId: 'ana', quantity: 1 },
            { journeyType: 'onward', travellerId: 'luis', quantity: 0 },
          ],
          travellerName: (id) => (id === 'ana' ? 'Ana Ruiz' : 'Luis Ruiz'),
        }}
      />,
    );
    expect(screen.getByText('Included for each traveler: 1 carry-on bag, no checked bag')).toBeVisible();
    expect(screen.getByText('Added for Ana Ruiz: 2 checked bags')).toBeVisible();
    expect(screen.queryByText(/Luis Ruiz/)).toBeNull();
  });

  it.each([
    [0, null],
    [1, 'Your paid checked bag stays with the new flights.'],
    [3, 'Your 3 paid checked bags stay with the new flights.'],
  ])('of the flights before: %d', (count, words) => {
    const { container } = openPart(<CarriedBags count={count} />);
    expect(container.textContent).toBe(words ?? '');
  });
});
