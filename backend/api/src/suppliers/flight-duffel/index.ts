export { createDuffelFlightSupplier } from './duffel-flight-supplier.ts';
