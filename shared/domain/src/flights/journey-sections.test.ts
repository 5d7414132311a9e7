import { expect, it } from '@jest/globals';
import { journeySections, type FlownSegment } from './journey-sections.ts';

const segment = (
  id: string,
  from: string,
  departureAt: string,
  to: string,
  arrivalAt: string,
): FlownSegment => ({
  id,
  departure: { iataCode: from, at: departureAt },
  arrival: { iataCode: to, at: arrivalAt, terminal: '4S' },
  durationInMinutes: 60,
  flightNumber: '6501',
  aircraft: '359',
  operatingCarrierCode: 'AV',
  marketingCarrierCode: 'IB',
});
const names = {
  carriers: { IB: 'Iberia', AV: 'Avianca' },
  aircraft: { '359': 'Airbus A350-900' },
  locations: {
    MAD: { name: 'Adolfo Suárez Madrid–Barajas', cityName: 'Madrid', lat: 40.5, lon: -3.6 },
    BOG: { name: 'El Dorado', cityName: 'Bogotá', lat: 4.7, lon: -74.1 },
  },
};
const words = {
  heading: (journey: string, from: string, to: string) => `${journey}: ${from} – ${to}`,
  cabin: () => 'Económica',
};

it('F-19: names places and carriers, and the operating carrier where it is another', () => {
  const [onward] = journeySections(
    [
      {
        segments: [segment('1', 'MAD', '2026-12-01T23:30', 'BOG', '2026-12-02T04:10')],
        durationInMinutes: 640,
        stops: 0,
      },
    ],
    names,
    words,
  );
  expect(onward).toMatchObject({
    heading: 'onward: Madrid – Bogotá',
    origin: { code: 'MAD', lat: 40.5 },
    segments: [
      {
        carrierName: 'Iberia',
        operatedBy: 'Avianca',
        aircraft: 'Airbus A350-900',
        connectionInMinutes: null,
      },
    ],
  });
});

it('a connection over midnight and over a clock change is what the airport’s clock says', () => {
  const [journey] = journeySections(
    [
      {
        segments: [
          segment('1', 'MAD', '2026-03-28T20:00', 'BOG', '2026-03-28T23:40'),
          segment('2', 'BOG', '2026-03-29T01:10', 'XXX', '2026-03-29T05:00'),
        ],
        durationInMinutes: 500,
        stops: 1,
      },
    ],
    names,
    words,
  );
  expect(journey?.segments.map((each) => each.connectionInMinutes)).toEqual([90, null]);
  expect(journey?.destination.cityName).toBe('XXX');
});

it('an itinerary without segments is left out rather than drawn empty', () => {
  expect(journeySections([{ segments: [], durationInMinutes: 0, stops: 0 }], names, words)).toEqual([]);
});
