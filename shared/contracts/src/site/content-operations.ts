import { LOCALES } from '@travesia/domain';
import { CONTACT_NUMBERS_OPERATION } from './contact-numbers-operation.ts';
const SUMMARY = 'title langcode path kind summary updated image { scene alt photo } code markets';
const AIRPORT = 'code name cityName path latitude longitude';
const ENTITY = `${SUMMARY} body metatag { name content } translations stale related { ${SUMMARY} }
  routes {
    from { code cityName latitude longitude } to { code cityName latitude longitude }
    fare { price { amount currency } departureDate returnDate seenOn }
  }
  airline { code name countryName alliance hubs { ${AIRPORT} } }
  airport {
    code icaoCode name cityName countryCode countryName countryPath timeZone utcOffsetMinutes latitude longitude
    nearby { ${AIRPORT} distanceKm } airlines { code name path }
  }
  country { code name currencyCode airportCount airports { ${AIRPORT} } }`;
const found = (langcode: string) =>
  `${langcode}: contentByPath(path: $path, langcode: $langcode, found: "${langcode}") { ${ENTITY} }`;

const destinationsWith = (more: string) =>
  `query destinations($countryCode: String!, $langcode: String!) { destinations(countryCode: $countryCode, langcode: $langcode) { from { code cityName latitude longitude } to { code cityName latitude longitude } fare { price { amount currency } departureDate returnDate seenOn${more} } } }`;

/** The GraphQL operations that the backend knows; any other text is refused (B-19 to B-22). */
export const CONTENT_OPERATIONS = {
  /** At most one language, or `und`, is there: the one the reader of `langcode` gets (E-05). */
  contentByPath: `query contentByPath($path: String!, $langcode: String!) { ${[...LOCALES, 'und'].map(found).join(' ')} }`,
  /** Whether what was at a path was taken away for good. */
  contentGone: 'query contentGone($path: String!) { contentGone(path: $path) }',
  /** Where people of a country fly, each with the cheapest fare that was seen (visual direction: home). */
  destinations: destinationsWith(''),
  /** The same with the cheapest months; releases from before ask without them. */
  destinationsByMonth: destinationsWith(' cheapestMonths'),
  contentList: `query contentList($type: String!, $langcode: String!, $page: Int!, $pageSize: Int!) { contentList(type: $type, langcode: $langcode, page: $page, pageSize: $pageSize) { total stale results { ${SUMMARY} } } }`,
  companyContactInfoDisplayQuery: CONTACT_NUMBERS_OPERATION,
  cruiseListing:
    'query cruiseListing($type: String!, $pageSize: Int!, $page: Int!) { cruiseListing(type: $type, pageSize: $pageSize, page: $page) { total stale results { slug title langcode metatag { title description } shipImage shipPicture package nights portsRoute itinerary { day date port country location arrival departure } routemap region vendor ship rating priceInside priceOceanview priceBalcony priceSuite departingPort sailDate returnDate shipDetails { name value } shipDescription voyageDescription } } }',
} as const;
