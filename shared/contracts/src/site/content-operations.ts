/** The GraphQL operations that the backend knows; any other text is refused (B-19 to B-21). */
export const CONTENT_OPERATIONS = {
  companyContactInfoDisplayQuery:
    'query companyContactInfoDisplayQuery { companyContactInfoDisplayQuery { results { contactNumber countryCode } } }',
  cruiseListing:
    'query cruiseListing($type: String!, $pageSize: Int!, $page: Int!) { cruiseListing(type: $type, pageSize: $pageSize, page: $page) { total results { slug title langcode metatag { title description } shipImage package nights portsRoute itinerary { day date port country location arrival departure } routemap region vendor ship rating priceInside priceOceanview priceBalcony priceSuite departingPort sailDate returnDate shipDetails { name value } shipDescription voyageDescription } } }',
} as const;
