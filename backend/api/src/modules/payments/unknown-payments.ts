import { DEFAULT_LOCALE } from '@travesia/domain';
import { sql } from 'kysely';
import { moneyText } from '../../text/amounts.ts';
import { facts, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import type { SettlementDatabase } from './attempts-repository.ts';
import type { PaymentProvider, ProviderPayment } from './ports.ts';
import type { SettlementContext } from './settlement/context.ts';

/** What the provider knows and this database does not: it was made, or given back, after the restored backup. */
export interface UnknownPayment {
  readonly provider: PaymentProvider['name'];
  readonly payment: ProviderPayment;
  readonly state: 'authorised' | 'captured' | 'refunded';
}

const MEANING: Readonly<Record<UnknownPayment['state'], string>> = {
  authorised: 'dinero retenido, sin cobrar',
  captured: 'cobrado',
  refunded: 'devuelto; la reserva sigue como confirmada',
};

/** For the people at the desk, in their language. */
function unknownPaymentsMail(found: readonly UnknownPayment[], officeAddress: string): Mail {
  const [{ payment: { providerRef } } = { payment: { providerRef: '' } }] = found;
  return {
    cause: `unknown-payments:${providerRef}:${found.length}`,
    kind: 'desk-requests',
    to: officeAddress,
    subject: `Pagos que no están en la base de datos · ${found.length}`,
    body: [
      paragraph(
        'Se hicieron después de la copia que se ha restaurado. Para cada uno: busca los pedidos con el mismo localizador en los proveedores y registra la reserva a mano, o anúlalos y devuelve el dinero.',
      ),
      ...found.map(({ provider, payment, state }) =>
        facts(
          { label: 'Reserva', value: payment.bookingReference ?? '–' },
          { label: 'Pago', value: `${provider} ${payment.providerRef}` },
          {
            label: 'Importe',
            value: moneyText(state === 'refunded' ? payment.refunded : payment.amount, DEFAULT_LOCALE),
          },
          { label: 'Estado', value: MEANING[state] },
        ),
      ),
    ],
    language: DEFAULT_LOCALE,
  };
}

/** Stores what is new and tells the office of it, once. */
export async function reportUnknownPayments(
  { db, now, log }: Pick<SettlementContext, 'db' | 'now' | 'log'>,
  found: readonly UnknownPayment[],
  {
    mailing,
    officeAddress,
  }: { readonly mailing: Pick<Mailing, 'isOn' | 'queue'>; readonly officeAddress: string },
): Promise<void> {
  if (found.length === 0) return;
  const stored = await db
    .insertInto('unknown_payments')
    .values(
      found.map(({ provider, payment, state }) => ({
        provider,
        provider_ref: payment.providerRef,
        booking_reference: payment.bookingReference,
        state,
        amount: payment.amount.amount,
        currency: payment.amount.currency,
        created_at: new Date(payment.createdAtMs),
        found_at: new Date(now()),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_ref')
    .execute();
  const isNew = new Set(stored.map(({ provider_ref: ref }) => ref));
  const fresh = found.filter(({ payment }) => isNew.has(payment.providerRef));
  for (const { payment, state } of fresh)
    log.error(
      { providerRef: payment.providerRef, reference: payment.bookingReference, state },
      'a payment of this site is not in its database',
    );
  if (fresh.length > 0 && mailing.isOn) await mailing.queue(unknownPaymentsMail(fresh, officeAddress));
}

/** Since when the provider's payments have to be compared after a restore; null: nothing was restored. */
export async function restoredFromMs(db: SettlementDatabase): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('restores')
    .select(({ fn }) => fn.min('backup_made_at').as('oldest'))
    .where('compared_at', 'is', null)
    .executeTakeFirstOrThrow();
  return oldest?.getTime() ?? null;
}

export async function markRestoresCompared(
  db: SettlementDatabase,
  { restoredBeforeMs, nowMs }: { readonly restoredBeforeMs: number; readonly nowMs: number },
): Promise<void> {
  await db
    .updateTable('restores')
    .set({ compared_at: new Date(nowMs) })
    .where('compared_at', 'is', null)
    .where('restored_at', '<', new Date(restoredBeforeMs))
    .execute();
}

/** What our lines say was given back of the payments of a booking, in minor units. */
export async function refundedInLedger(db: SettlementDatabase, bookingId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_lines')
    .select(sql<string | null>`-sum(amount)`.as('sum'))
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'refunded')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
