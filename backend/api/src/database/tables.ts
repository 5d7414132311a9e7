import type { ActivitiesTables } from '../modules/activities/tables.ts';
import type { BookingTables } from '../modules/booking/tables.ts';
import type { ContactTables } from '../modules/contact/tables.ts';
import type { CurrencyTables } from '../modules/currency/tables.ts';
import type { FlightsTables } from '../modules/flights/tables.ts';
import type { HotelsTables } from '../modules/hotels/tables.ts';
import type { PaymentTables } from '../modules/payments/tables.ts';
import type { SessionTables } from '../modules/session/tables.ts';
import type { IdempotencyTables } from '../http/idempotency-tables.ts';
import type { CounterTables } from '../http/counter-tables.ts';
import type { DutyTables } from './duties.ts';

/** Every table; each module declares its own beside its repository. */
export interface Tables
  extends
    SessionTables,
    IdempotencyTables,
    CounterTables,
    DutyTables,
    FlightsTables,
    HotelsTables,
    ActivitiesTables,
    CurrencyTables,
    BookingTables,
    PaymentTables,
    ContactTables {}
