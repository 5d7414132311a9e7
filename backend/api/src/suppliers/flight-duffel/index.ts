export { createDuffelFlightSupplier, type DuffelFlightSupplierOptions } from './duffel-flight-supplier.ts';
