import { buildSchema } from 'graphql';

/** What can be asked of the content; only known texts reach it. */
export const CONTENT_SCHEMA = buildSchema(`
  type ContactInfo { contactNumber: String! countryCode: String }
  type ContactInfos { results: [ContactInfo!]! }

  """ A picture of a page in several widths """
  scalar Picture
  type Image { scene: String! alt: String! photo: Picture }
  type NamedMetatag { name: String! content: String! }
  type Summary {
    title: String! langcode: String! path: String! kind: String! summary: String! updated: String!
    image: Image code: String markets: [String!]!
  }
  type Summaries { results: [Summary!]! total: Int! stale: Boolean! }
  type Place { code: String! cityName: String! latitude: Float! longitude: Float! }
  type Money { amount: Int! currency: String! }
  type SeenFare { price: Money! departureDate: String! returnDate: String seenOn: String! cheapestMonths: [String!] }
  type Route { from: Place! to: Place! fare: SeenFare }
  type Airport { code: String! name: String! cityName: String! path: String latitude: Float! longitude: Float! }
  type NearbyAirport {
    code: String! name: String! cityName: String! path: String latitude: Float! longitude: Float! distanceKm: Int!
  }
  type Airline { code: String! name: String! path: String }
  type AirlineFacts { code: String! name: String! countryName: String! alliance: String hubs: [Airport!]! }
  type AirportFacts {
    code: String! icaoCode: String! name: String! cityName: String! countryCode: String! countryName: String!
    countryPath: String timeZone: String! utcOffsetMinutes: Int! latitude: Float! longitude: Float!
    nearby: [NearbyAirport!]! airlines: [Airline!]!
  }
  type CountryFacts {
    code: String! name: String! currencyCode: String airportCount: Int! airports: [Airport!]!
  }
  type Entity {
    title: String! langcode: String! path: String! kind: String! summary: String! updated: String!
    image: Image code: String markets: [String!]! body: String! metatag: [NamedMetatag!]! translations: [String!]! stale: Boolean!
    related: [Summary!]! routes: [Route!]!
    airline: AirlineFacts airport: AirportFacts country: CountryFacts
  }

  """ {amount, currency} in minor units, or "NA" """
  scalar CabinPrice
  type Metatag { title: String! description: String! }
  type CruiseDay {
    day: Int! date: String! port: String country: String location: [Float!] arrival: String departure: String
  }
  type ShipDetail { name: String! value: String! }
  type Cruise {
    slug: String! title: String! langcode: String! metatag: Metatag! shipImage: String shipPicture: Picture
    package: String! nights: Int! portsRoute: [String!]! itinerary: [CruiseDay!]! routemap: [[Float!]!]!
    region: String! vendor: String! ship: String! rating: Float!
    priceInside: CabinPrice! priceOceanview: CabinPrice! priceBalcony: CabinPrice! priceSuite: CabinPrice!
    departingPort: String! sailDate: String! returnDate: String!
    shipDetails: [ShipDetail!]! shipDescription: String! voyageDescription: String!
  }
  type Cruises { results: [Cruise!]! total: Int! stale: Boolean! }

  type Query {
    """The text at a path for a reader of langcode, if it is written in the language "found"."""
    contentByPath(path: String!, langcode: String!, found: String!): Entity
    """What was at the path was taken away for good."""
    contentGone(path: String!): Boolean!
    destinations(countryCode: String!, langcode: String!): [Route!]!
    contentList(type: String!, langcode: String!, page: Int!, pageSize: Int!): Summaries!
    companyContactInfoDisplayQuery: ContactInfos!
    cruiseListing(type: String!, pageSize: Int!, page: Int!): Cruises!
  }
`);
