import { AirportsReplySchema, type Airport } from '@travesia/contracts';
import type { PlaceSource } from '@travesia/booking-ui/place-search';
import { placeText } from './flight-search.ts';

/** Our own airports first; the supplier's where they give none (F-10). */
export const AIRPORTS: PlaceSource<Airport> = {
  name: 'airports',
  async find(api, term, signal) {
    const options = { query: { term }, signal };
    const { data } = await api.get('/search/airports', AirportsReplySchema, options);
    if (data.length > 0) return data;
    return (await api.get('/search/am/airports', AirportsReplySchema, options)).data;
  },
  keyOf: ({ airportCode }) => airportCode,
  namesOf: ({ airportCode, cityName, name }) => [airportCode, cityName, name],
  textOf: placeText,
  signOf: ({ airportCode }) => airportCode,
  nameOf: ({ cityName }) => cityName,
};
