/** In a file of its own: the shell needs it in every first view, and none of the other operations. */
export const CONTACT_NUMBERS_OPERATION =
  'query companyContactInfoDisplayQuery { companyContactInfoDisplayQuery { results { contactNumber countryCode } } }';
