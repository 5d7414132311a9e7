export { createDuffelStaySupplier } from './duffel-stay-supplier.ts';
