import { BillingInformationSchema, type BillingInformation } from '@travesia/contracts';
import { postalCodeProblem } from '@travesia/domain';
import type { FieldProblem, ParsedForm } from '../form/block-form.ts';
import { parseWithSchema } from '../form/schema-problems.ts';

export type BillingValues = {
  cardHolderName: string;
  emailId: string;
  addressLine1: string;
  addressLine2: string;
  addressLine3: string;
  city: string;
  region: string;
  postCode: string;
  country: string;
  /** Checked means that the holder is not travelling (S-15). */
  cardHolderStaysHome: boolean;
};

export function emptyBilling(countryCode: string): BillingValues {
  return {
    cardHolderName: '',
    emailId: '',
    addressLine1: '',
    addressLine2: '',
    addressLine3: '',
    city: '',
    region: '',
    postCode: '',
    country: countryCode,
    cardHolderStaysHome: false,
  };
}

const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  'country.code': 'country',
  'country.Name': 'country',
};

/** Billing as the server takes it, or what is wrong with it (S-14, X-22). */
export function parseBilling(
  values: BillingValues,
  countryName: (code: string) => string,
): ParsedForm<BillingInformation> {
  const { cardHolderStaysHome, country, ...rest } = values;
  const shape = parseWithSchema(
    BillingInformationSchema,
    {
      ...rest,
      country: { code: country, Name: country ? countryName(country) : '' },
      isCardHolderTraveling: !cardHolderStaysHome,
    },
    (path) => FIELD_OF_PATH[path] ?? path,
  );
  const problems: FieldProblem[] = [...shape.problems];
  const postal = postalCodeProblem(country || null, values.postCode);
  if (postal && !problems.some(({ field }) => field === 'postCode')) {
    problems.push({ field: 'postCode', code: postal });
  }
  return { payload: problems.length === 0 ? shape.payload : null, problems };
}
