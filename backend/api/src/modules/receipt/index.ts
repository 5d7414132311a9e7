export { invoicePdf } from './invoice-pdf.ts';
export { paidLines } from './paid-lines.ts';
export { receiptPdf } from './receipt-pdf.ts';
export { receiptWords } from './receipt-words.ts';
