import type { ApiClient } from '@travesia/api-client';
import { NearbyReplySchema, type NearbyAirport } from '@travesia/contracts';

const PLACE_TIMEOUT_MS = 10_000;
const PLACE_MAX_AGE_MS = 10 * 60_000;
/** Two decimals are a kilometre: enough for an airport, and nobody's front door. */
const DECIMALS = 2;

/** The visitor was asked by the browser, and said no, or it does not know. */
export class PlaceUnknown extends Error {
  constructor() {
    super('the browser did not tell where the visitor is');
    this.name = 'PlaceUnknown';
  }
}

function askBrowser(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => reject(new PlaceUnknown()),
      { timeout: PLACE_TIMEOUT_MS, maximumAge: PLACE_MAX_AGE_MS },
    );
  });
}

/** Airports around the visitor, nearest first (F-11, B-10); the browser asks for consent. */
export async function findNearby(api: ApiClient): Promise<readonly NearbyAirport[]> {
  const { latitude, longitude } = await askBrowser();
  const { data } = await api.get('/airports/nearby', NearbyReplySchema, {
    query: { lat: latitude.toFixed(DECIMALS), lon: longitude.toFixed(DECIMALS) },
  });
  return data;
}
