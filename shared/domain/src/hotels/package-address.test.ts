import { describe, expect, it } from '@jest/globals';
import {
  otherFlightAddress,
  packageStayAddress,
  packageSummaryAddress,
  readKeptHotels,
  readPackageFlight,
  readPackageStay,
} from './package-address.ts';

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);

describe('K-03 where the halves of a package meet', () => {
  it('opens the hotels with the flight, the nights and the beds of everybody who flies', () => {
    const address = packageStayAddress({
      flightOfferId: 'off_1',
      place: { id: 'BOG', name: 'Bogotá', location: { lat: 4.61, lon: -74.08 } },
      startDate: '2026-12-01',
      endDate: '2026-12-05',
      rooms: [{ adults: 2, childAges: [8] }],
    });
    expect(address).toMatch(/^\/hoteles\/result\?flow=package&offer=off_1&/);
    expect(readPackageFlight(queryOf(address))).toBe('off_1');
    expect(queryOf(address).get('rooms')).toBe('2-8');
  });

  it('another flight is chosen from the first one on, and leads back to the property with its days and people', () => {
    const results = '/mad-bog/results?from=MAD&flow=package&rooms=2&adults=3&outbound=AV27&show=20&stops=0';
    const address = otherFlightAddress(results, { hotelCode: 'hot_1', list: 'sort=price_up&stars=5%2C4' });
    expect(address).toBe(
      '/mad-bog/results?from=MAD&flow=package&rooms=2&adults=3&stops=0&hotel=hot_1&list=sort%3Dprice_up%26stars%3D5%252C4',
    );
    const kept = readKeptHotels(queryOf(address));
    const next = packageStayAddress({
      flightOfferId: 'off_2',
      place: { id: 'BOG', name: 'Bogotá', location: { lat: 4.61, lon: -74.08 } },
      startDate: '2026-12-01',
      endDate: '2026-12-05',
      rooms: [{ adults: 2, childAges: [8] }],
      kept,
    });
    expect(next).toMatch(/^\/hoteles\/summary\?flow=package&offer=off_2&.*&hotel=hot_1&list=sort%3D/);
    expect(queryOf(next).get('list')).toBe('sort=price_up&stars=5%2C4');
    expect(readKeptHotels(queryOf('/results?hotel=hot_1'))).toBeNull();
  });

  it('another flight leads back to the list with its filters, which change nothing of the search', () => {
    const address = otherFlightAddress('/results?flow=package', {
      hotelCode: null,
      list: 'stars=5&in=2027-01-01',
    });
    const next = packageStayAddress({
      flightOfferId: 'off_2',
      place: { id: 'BOG', name: 'Bogotá', location: { lat: 4.61, lon: -74.08 } },
      startDate: '2026-12-01',
      endDate: '2026-12-05',
      rooms: [{ adults: 2, childAges: [] }],
      kept: readKeptHotels(queryOf(address)),
    });
    expect(next).toMatch(/^\/hoteles\/result\?flow=package&offer=off_2&.*&in=2026-12-01&.*&stars=5$/);
  });

  it('opens the summary with the rate', () => {
    const address = packageSummaryAddress({ flightOfferId: 'off_1', hotelCode: 'hot_1', rateKey: 'rate_1' });
    expect(address).toMatch(/^\/booking\/summary\?/);
    expect(readPackageStay(queryOf(address))).toEqual({ hotelCode: 'hot_1', rateKey: 'rate_1' });
  });

  it.each(['', 'flow=package', 'offer=off_1&hotel=h&rate=r', 'flow=package&offer=../x&hotel=a b&rate=r'])(
    '%j is no package',
    (text) => {
      const query = new URLSearchParams(text);
      expect(readPackageFlight(query)).toBeNull();
      expect(readPackageStay(query)).toBeNull();
    },
  );
});
