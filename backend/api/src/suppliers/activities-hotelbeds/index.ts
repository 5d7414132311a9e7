export { createHotelbedsActivitySupplier } from './hotelbeds-activity-supplier.ts';
