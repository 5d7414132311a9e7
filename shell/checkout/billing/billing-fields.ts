/** Fields of the billing form in its order, each with the key of its label. */
export const BILLING_FIELDS = [
  { field: 'cardHolderName', label: 'cardHolderName' },
  { field: 'emailId', label: 'emailId' },
  { field: 'country', label: 'country' },
  { field: 'postCode', label: 'postCode' },
  { field: 'addressLine1', label: 'address' },
  { field: 'addressLine2', label: 'addressLine2' },
  { field: 'addressLine3', label: 'addressLine3' },
  { field: 'city', label: 'townCity' },
  { field: 'region', label: 'region' },
] as const;
