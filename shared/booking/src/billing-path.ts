/** Where an order is paid: the first page of the checkout document. */
export const BILLING_PATH = '/booking/BillingSummary';
