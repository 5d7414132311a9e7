export { receiptPdf } from './receipt-pdf.ts';
export { RECEIPT_WORDS } from './receipt-words.ts';
