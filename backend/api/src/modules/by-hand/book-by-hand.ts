import type { DeskByHand, DeskByHandSaved, StaffClaim } from '@travesia/contracts';
import { CHARGE_CURRENCY } from '@travesia/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import { findBooking, orderByHand, type BookingModule, type StoredOrder } from '../booking/index.ts';
import { startPaidToSupplier, type PaymentsModule } from '../payments/index.ts';
import type { PaymentTables } from '../payments/tables.ts';
import { SaleRefused, type DeskPhoneSales } from '../phone-sales/index.ts';
import type { PhoneSaleSchema } from '../phone-sales/tables.ts';
import type { ByHandOrder } from './by-hand-kind.ts';

type ByHandSchema = PhoneSaleSchema & PaymentTables;

const DAY_MS = 86_400_000;

interface ByHandRequest {
  readonly written: DeskByHand;
  readonly staff: StaffClaim;
  /** Writes the line of the audit log, in the transaction of what is done. */
  readonly note: (trx: Transaction<ByHandSchema>, bookingId: string) => Promise<void>;
}

export type BookByHand = (request: ByHandRequest) => Promise<DeskByHandSaved>;

/** Writes down what was booked with a supplier by phone: paid there, or paid to us by a link (decision 54). */
export function createBookByHand(
  { database, clock }: { readonly database: Kysely<ByHandSchema>; readonly clock: Clock },
  {
    booking: { kinds },
    payments,
    phoneSales,
    kind,
  }: {
    readonly booking: Pick<BookingModule, 'kinds'>;
    readonly payments: Pick<PaymentsModule, 'drive'>;
    readonly phoneSales: Pick<DeskPhoneSales, 'sendLinkTo'>;
    readonly kind: string;
  },
): BookByHand {
  /** Two agents who write down the same booking are told of each other. */
  async function refuseKnown(
    trx: Transaction<ByHandSchema>,
    { supplier, supplierRef }: DeskByHand,
  ): Promise<void> {
    const known = await trx
      .selectFrom('bookings')
      .select('id')
      .where('kind', '=', kind)
      .where(sql`order_data ->> 'supplierRef'`, '=', supplierRef)
      .where(sql`lower(order_data ->> 'supplier')`, '=', supplier.toLowerCase())
      .where('state', 'not in', ['expired', 'voided'])
      .executeTakeFirst();
    if (known) throw new SaleRefused('by_hand_known');
  }

  return async ({ written, staff, note }) => {
    const { key: id, travellers, email, phone, locale, market, paidTo, price, cost, ...told } = written;
    const nowMs = clock.nowMs();
    const order: ByHandOrder = {
      title: told.title,
      supplier: told.supplier,
      supplierRef: told.supplierRef,
      startDate: told.startDate,
      endDate: told.endDate,
      details: told.details,
      price,
      cost: cost === null ? null : { amount: cost, currency: CHARGE_CURRENCY },
      partySize: travellers.length,
    };
    await database.transaction().execute(async (trx) => {
      // A retry waits for the first request, and finds its booking.
      await sql`SELECT pg_advisory_xact_lock(hashtext(${`by-hand ${written.supplierRef}`}))`.execute(trx);
      if (await findBooking(trx, id)) return;
      await refuseKnown(trx, written);
      const booking = await orderByHand(trx, {
        id,
        rules: kinds.of(kind),
        order: order as unknown as StoredOrder,
        market,
        locale,
        customer: {
          email,
          phone,
          emergencyContact: '',
          frequentFlyerNumber: '',
          newsletterSubscribe: false,
          textMessages: false,
        },
        passengers: travellers.map(({ firstName, lastName }, place) => ({
          id: `traveller-${place + 1}`,
          type: 'ADULT',
          firstName,
          middleName: '',
          lastName,
          gender: '',
          dateOfBirth: '',
          nationality: '',
          passportIssuanceDate: '',
          passportExpiryDate: '',
          mealPreference: null,
          specialAssistance: null,
          primary: place === 0,
          sealedDocument: null,
          documentMask: null,
        })),
        expiresAtMs: nowMs + DAY_MS,
        nowMs,
      });
      if (paidTo === 'us') await phoneSales.sendLinkTo(trx, booking, { key: id, staff });
      else
        await startPaidToSupplier(trx, booking, {
          methodData: { supplier: told.supplier, price },
          nowMs,
        });
      await note(trx, id);
    });
    if (paidTo === 'supplier') await payments.drive(id);
    return { bookingId: id, paidTo };
  };
}
