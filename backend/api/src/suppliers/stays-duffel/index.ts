export { createDuffelStaySupplier, type DuffelStaySupplierOptions } from './duffel-stay-supplier.ts';
