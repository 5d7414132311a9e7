import { expect, it } from '@jest/globals';
import { EMPTY_DRAFT } from '@travesia/booking';
import { emptyBilling, parseBilling } from '@travesia/booking-ui/billing';
import { billingPrefill } from './billing-prefill.ts';

const draft = {
  ...EMPTY_DRAFT,
  customerDetails: { email: 'ana@example.com', phoneCountry: 'MX' },
  passengers: [{ id: '1', firstName: 'Ana', lastName: 'Ruiz' }],
};

it('S-14: holder, email and country come from what the traveller already typed', () => {
  expect(billingPrefill(draft, 'ES')).toMatchObject({
    cardHolderName: 'Ana Ruiz',
    emailId: 'ana@example.com',
    country: 'MX',
  });
});

it('S-29: what was typed here wins, whatever stood in the storage is not believed', () => {
  const billingInformation = { cardHolderName: 'Luz Gil', city: 7, cardHolderStaysHome: true, other: 'x' };
  const prefilled = billingPrefill({ ...draft, billingInformation }, 'ES');
  expect(prefilled).toMatchObject({ cardHolderName: 'Luz Gil', city: '', cardHolderStaysHome: true });
  expect(prefilled).not.toHaveProperty('other');
});

it('without anything it starts with the country of the market', () => {
  expect(billingPrefill(EMPTY_DRAFT, 'ES')).toMatchObject({ cardHolderName: '', emailId: '', country: 'ES' });
});

it('S-14: the names of a traveller, however long, are a name that the form accepts', () => {
  const passengers = [{ id: '1', firstName: 'María'.repeat(12), lastName: 'Núñez'.repeat(12) }];
  const { cardHolderName } = billingPrefill({ ...draft, passengers }, 'ES');
  expect(cardHolderName).toHaveLength(121);
  const { problems } = parseBilling({ ...emptyBilling('ES'), cardHolderName }, (code) => code);
  expect(problems.map(({ field }) => field)).not.toContain('cardHolderName');
});
