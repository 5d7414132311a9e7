/** Where an order is paid: the first page of the checkout document. */
export const BILLING_PATH = '/booking/BillingSummary';

/** Where the outcome of a payment is shown, in whichever tab of the browser (P-42). */
export const waitingAddress = (locale: string, cartId: string): string =>
  `/${locale}/booking/authenticate/waiting?cartId=${encodeURIComponent(cartId)}`;
