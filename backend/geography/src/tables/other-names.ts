import destinations from './destinations.json' with { type: 'json' };
import otherNames from './other-names.json' with { type: 'json' };

type NamesByCode = ReadonlyMap<string, readonly string[]>;

/**
 * What else people call a place than its name in Spanish and English: its name in its own and in neighbouring
 * languages, former names, short forms, nicknames, districts and towns where its airport lies, islands, coasts and
 * sights that people fly there for. By city or airport code.
 */
export const OTHER_NAMES: NamesByCode = new Map(Object.entries(otherNames));

/**
 * Where people want to go that is no city: islands, coasts, lakes, parks, mountains, sights and regions without a name
 * of their own in law, and what a city is called in fun, with the airports that people fly to for them. By city or
 * airport code; the file is in the order of continents and countries.
 */
export const DESTINATIONS: NamesByCode = new Map(Object.entries(destinations));
