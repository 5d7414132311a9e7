import { describe, expect, it } from '@jest/globals';
import {
  otherFlightAddress,
  packageStayAddress,
  packageSummaryAddress,
  readKeptHotel,
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
    const address = otherFlightAddress(results, 'hot_1');
    expect(address).toBe('/mad-bog/results?from=MAD&flow=package&rooms=2&adults=3&stops=0&hotel=hot_1');
    const hotelCode = readKeptHotel(queryOf(address));
    const next = packageStayAddress({
      flightOfferId: 'off_2',
      place: { id: 'BOG', name: 'Bogotá', location: { lat: 4.61, lon: -74.08 } },
      startDate: '2026-12-01',
      endDate: '2026-12-05',
      rooms: [{ adults: 2, childAges: [8] }],
      hotelCode,
    });
    expect(next).toMatch(/^\/hoteles\/summary\?flow=package&offer=off_2&.*&hotel=hot_1$/);
    expect(readKeptHotel(queryOf('/results?hotel=hot_1'))).toBeNull();
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
