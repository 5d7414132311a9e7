export { createHotelbedsActivitySupplier } from './hotelbeds-activity-supplier.ts';
export { tryActivityAccess } from './try-access.ts';
