import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from '@travesia/testing';
import { createFakeServer } from './fake-server.ts';
import { findCardFrame, openCheckout, type CheckoutStory } from './open-checkout.tsx';

export const PATH = '/booking/BillingSummary';
export const PAY = '/user/session/payment-direction';
export const payButton = () => screen.getByRole('button', { name: /^(Pagar|Pay) / });

export const typedBilling = {
  cardHolderName: 'Luz Gil',
  emailId: 'luz@example.com',
  addressLine1: 'Calle Sol 2',
  addressLine2: '',
  addressLine3: '',
  city: 'Sevilla',
  region: '',
  postCode: '41001',
  country: 'ES',
  cardHolderStaysHome: true,
};

export async function fillBilling(user: UserEvent) {
  await fillIn(user, screen.getByLabelText(/Código postal|Postal code/), '28001');
  await fillIn(user, screen.getByLabelText(/^(Dirección|Address)\*/), 'Calle Mayor 1');
  await fillIn(user, screen.getByLabelText(/^(Ciudad|Town or city)\*/), 'Madrid');
}

export async function readyToPay(server = createFakeServer(), more: Partial<CheckoutStory> = {}) {
  const tab = openCheckout({ path: PATH, server, ...more });
  const card = await findCardFrame();
  card.typeCard();
  await fillBilling(tab.user);
  return { ...tab, card, server };
}
