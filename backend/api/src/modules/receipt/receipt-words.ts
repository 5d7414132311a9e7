import type { ConfirmedBooking, Locale } from '@travesia/contracts';

interface Words {
  readonly title: string;
  readonly fileName: string;
  readonly seller: string;
  readonly reference: string;
  readonly supplierReference: string;
  readonly bookedOn: string;
  readonly status: Readonly<Record<ConfirmedBooking['status'], string>>;
  readonly statusLabel: string;
  readonly itinerary: string;
  readonly travellers: string;
  readonly price: string;
  readonly concept: string;
  readonly quantity: string;
  readonly amount: string;
  readonly total: string;
  readonly payAtProperty: (amount: string) => string;
  readonly refunded: (day: string) => string;
  readonly refundDue: string;
  readonly noRefund: string;
  readonly cancelledPart: string;
  readonly payment: string;
  readonly transaction: string;
  readonly billedTo: string;
  readonly policies: string;
  readonly leg: (departure: string, arrival: string) => string;
  readonly page: (number: number, count: number) => string;
}

/** What stands on a receipt besides what was bought. */
export const RECEIPT_WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    title: 'Recibo',
    fileName: 'recibo',
    seller: 'Travesía, agencia de viajes',
    reference: 'Referencia de la reserva',
    supplierReference: 'Localizador',
    bookedOn: 'Fecha',
    statusLabel: 'Estado',
    status: { confirmed: 'Confirmada', pending: 'Pendiente', cancelled: 'Cancelada', failed: 'Fallida' },
    itinerary: 'Tu viaje',
    travellers: 'Viajeros',
    price: 'Importe',
    concept: 'Concepto',
    quantity: 'Cantidad',
    amount: 'Importe',
    total: 'Total pagado',
    payAtProperty: (amount) => `Se paga en el alojamiento, no incluido en el total: ${amount}.`,
    refunded: (day) => `Reembolsado el ${day}`,
    refundDue: 'Reembolso pendiente',
    noRefund: 'Cancelada sin reembolso.',
    cancelledPart: 'Cancelado',
    payment: 'Pago',
    transaction: 'Operación',
    billedTo: 'Facturado a',
    policies: 'Condiciones',
    leg: (departure, arrival) => `Sale: ${departure}. Llega: ${arrival}.`,
    page: (number, count) => `Página ${number} de ${count}`,
  },
  en: {
    title: 'Receipt',
    fileName: 'receipt',
    seller: 'Travesía, travel agency',
    reference: 'Booking reference',
    supplierReference: 'Supplier reference',
    bookedOn: 'Date',
    statusLabel: 'Status',
    status: { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Canceled', failed: 'Failed' },
    itinerary: 'Your trip',
    travellers: 'Travelers',
    price: 'Price',
    concept: 'Item',
    quantity: 'Quantity',
    amount: 'Amount',
    total: 'Total paid',
    payAtProperty: (amount) => `To be paid at the property, not included in the total: ${amount}.`,
    refunded: (day) => `Refunded on ${day}`,
    refundDue: 'Refund due',
    noRefund: 'Canceled without a refund.',
    cancelledPart: 'Canceled',
    payment: 'Payment',
    transaction: 'Transaction',
    billedTo: 'Billed to',
    policies: 'Conditions',
    leg: (departure, arrival) => `Departs: ${departure}. Arrives: ${arrival}.`,
    page: (number, count) => `Page ${number} of ${count}`,
  },
};
