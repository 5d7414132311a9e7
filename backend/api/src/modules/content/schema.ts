import { buildSchema } from 'graphql';

/** What can be asked of the content; only known texts reach it. */
export const CONTENT_SCHEMA = buildSchema(`
  type ContactInfo { contactNumber: String! countryCode: String }
  type ContactInfos { results: [ContactInfo!]! }
  type Cruise {
    title: String! langcode: String! vendor: String! ship: String!
    departingPort: String! sailDate: String! returnDate: String!
  }
  type Cruises { results: [Cruise!]! total: Int! }
  type Query {
    companyContactInfoDisplayQuery: ContactInfos!
    cruiseListing(type: String!, pageSize: Int!, page: Int!): Cruises!
  }
`);
