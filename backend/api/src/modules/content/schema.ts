import { buildSchema } from 'graphql';

/** What can be asked of the content; only known texts reach it. */
export const CONTENT_SCHEMA = buildSchema(`
  type ContactInfo { contactNumber: String! countryCode: String }
  type ContactInfos { results: [ContactInfo!]! }
  """ {amount, currency} in minor units, or "NA" """
  scalar CabinPrice
  type Metatag { title: String! description: String! }
  type CruiseDay {
    day: Int! date: String! port: String country: String location: [Float!] arrival: String departure: String
  }
  type ShipDetail { name: String! value: String! }
  type Cruise {
    slug: String! title: String! langcode: String! metatag: Metatag! shipImage: String
    package: String! nights: Int! portsRoute: [String!]! itinerary: [CruiseDay!]! routemap: [[Float!]!]!
    region: String! vendor: String! ship: String! rating: Float!
    priceInside: CabinPrice! priceOceanview: CabinPrice! priceBalcony: CabinPrice! priceSuite: CabinPrice!
    departingPort: String! sailDate: String! returnDate: String!
    shipDetails: [ShipDetail!]! shipDescription: String! voyageDescription: String!
  }
  type Cruises { results: [Cruise!]! total: Int! }
  type Query {
    companyContactInfoDisplayQuery: ContactInfos!
    cruiseListing(type: String!, pageSize: Int!, page: Int!): Cruises!
  }
`);
