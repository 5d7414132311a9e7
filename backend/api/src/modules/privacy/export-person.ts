import type { Locale } from '@travesia/contracts';
import { formatMoment, zoneName } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type words from '../../locales/es/data-export.json';
import { moneyText } from '../../text/amounts.ts';
import { writtenTag, writtenZone } from '../../text/in-market.ts';
import { wordsIn } from '../../text/words.ts';
import { findBooking, readSaves } from '../booking/index.ts';
import type { PrivacyDatabase } from './tables.ts';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/data-export.json'));

export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;

const iso = (at: Date) => at.toISOString();

/** All that is stored of the people of a booking and of what was paid on top of it; no secrets of ours or the bank's. */
export async function readPersonalData(db: PrivacyDatabase, bookingId: string, locale: Locale) {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'created_at', 'attribution'])
    .where((where) => where.or([where('id', '=', bookingId), where('amends', '=', bookingId)]))
    .where('reference', 'is not', null)
    .orderBy('created_at')
    .execute();
  const ids = rows.map(({ id }) => id);
  const saves = await readSaves(db, bookingId);
  const bookings = await Promise.all(
    rows.map(async ({ id, created_at: createdAt, attribution }) => {
      const booking = await findBooking(db, id);
      return {
        reference: booking?.reference ?? '',
        kind: booking?.kind ?? '',
        trip: booking?.confirmed?.[locale]?.heading ?? null,
        state: booking?.state ?? '',
        market: booking?.market ?? '',
        language: booking?.locale ?? '',
        total: booking?.total ?? null,
        paidWith: booking?.confirmed?.[locale]?.paymentInformation.paidWith ?? null,
        createdAt: iso(createdAt),
        origin: attribution,
      };
    }),
  );
  const [payments, orders, mails, messages, corrections, priceAlerts] = await Promise.all([
    db
      .selectFrom('payment_attempts')
      .select(['created_at', 'state', 'amount', 'currency', 'method'])
      .where('booking_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('supplier_orders')
      .select(['part', 'supplier', 'state', 'supplier_ref', 'locator', 'ticket_numbers'])
      .where('booking_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('mails')
      .select(['kind', 'recipient', 'state', 'created_at'])
      .where('booking_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('booking_messages')
      .select(['sender', 'body', 'at'])
      .where('booking_id', '=', bookingId)
      .orderBy('at')
      .execute(),
    db
      .selectFrom('booking_corrections')
      .select(['kind', 'state', 'details_before', 'details_after', 'created_at'])
      .where('booking_id', '=', bookingId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('price_alerts')
      .select(['from_place', 'to_place', 'departure_date', 'return_date', 'traveler_info'])
      .select(['fall_amount', 'fall_currency', 'confirmed_at', 'created_at'])
      .where('email', '=', saves.customer?.details.email.toLowerCase() ?? '')
      .orderBy('created_at')
      .execute(),
  ]);
  return {
    bookings,
    contact: saves.customer?.details ?? null,
    travellers: (saves.passengers?.list ?? []).map(({ sealedDocument: _sealed, ...person }) => person),
    answers: saves.passengers?.answers ?? [],
    billing: saves.billing?.information ?? null,
    payments: payments.map((each) => ({
      at: iso(each.created_at),
      state: each.state,
      amount: { amount: each.amount, currency: each.currency },
      method: each.method,
    })),
    supplierOrders: orders.map((each) => ({
      part: each.part,
      supplier: each.supplier,
      state: each.state,
      reference: each.supplier_ref,
      locator: each.locator,
      ticketNumbers: each.ticket_numbers,
    })),
    messages: messages.map(({ sender, body, at }) => ({ at: iso(at), from: sender, text: body })),
    corrections: corrections.map((each) => ({
      at: iso(each.created_at),
      kind: each.kind,
      state: each.state,
      before: each.details_before,
      after: each.details_after,
    })),
    priceAlerts: priceAlerts.map((each) => ({
      at: iso(each.created_at),
      confirmedAt: each.confirmed_at && iso(each.confirmed_at),
      from: each.from_place,
      to: each.to_place,
      departureDate: each.departure_date,
      returnDate: each.return_date === '' ? null : each.return_date,
      travelers: each.traveler_info,
      fall: { amount: Number(each.fall_amount), currency: each.fall_currency },
    })),
    mails: mails.map(({ kind, recipient, state, created_at: at }) => ({
      at: iso(at),
      kind,
      to: recipient,
      state,
    })),
  };
}

export const exportJson = (data: PersonalData): string => `${JSON.stringify(data, null, 2)}\n`;

/** The same for people: a title for each part, a line for each fact. */
export function exportText(data: PersonalData, locale: Locale): string {
  const text = wordsOf(locale);
  const day = (at: string) =>
    `${formatMoment(Date.parse(at), writtenTag(locale), { timeZone: writtenZone() })} (${zoneName(Date.parse(at), writtenTag(locale), writtenZone())})`;
  type Fact = readonly [Parameters<typeof text>[0], string | number | null | undefined];
  const lines = (facts: readonly Fact[]) =>
    facts.flatMap(([label, value]) =>
      value === null || value === undefined || value === '' ? [] : [`${text(label)}: ${value}`],
    );
  const parts: readonly (readonly [Parameters<typeof text>[0], readonly (readonly string[])[]])[] = [
    [
      'bookings',
      data.bookings.map((each) =>
        lines([
          ['reference', each.reference],
          ['trip', each.trip],
          ['when', day(each.createdAt)],
          ['total', each.total && moneyText(each.total, locale)],
          ['card', each.paidWith],
          ['market', each.market],
          ['language', each.language],
        ]),
      ),
    ],
    [
      'contact',
      [
        lines([
          ['email', data.contact?.email],
          ['phone', data.contact?.phone],
          ['emergency', data.contact?.emergencyContact],
          ['frequentFlyer', data.contact?.frequentFlyerNumber],
        ]),
      ],
    ],
    [
      'travelers',
      data.travellers.map((each) =>
        lines([
          ['name', [each.firstName, each.middleName, each.lastName].filter(Boolean).join(' ')],
          ['birth', each.dateOfBirth],
          ['age', each.age?.toString()],
          ['nationality', each.nationality],
          ['document', each.documentMask],
          ['documentExpiry', each.passportExpiryDate],
          ['frequentFlyer', [each.frequentFlyerAirline, each.frequentFlyerNumber].filter(Boolean).join(' ')],
        ]),
      ),
    ],
    [
      'billing',
      [
        lines([
          ['name', data.billing?.cardHolderName],
          ['email', data.billing?.emailId],
          ['city', data.billing?.city],
          ['country', data.billing?.country.Name],
        ]),
      ],
    ],
    [
      'payments',
      data.payments.map((each) =>
        lines([
          ['when', day(each.at)],
          ['amount', moneyText(each.amount, locale)],
        ]),
      ),
    ],
    [
      'orders',
      data.supplierOrders.map((each) =>
        lines([
          ['supplier', each.supplier],
          ['reference', each.reference],
          ['locator', each.locator],
          ['tickets', [...each.ticketNumbers].join(', ')],
        ]),
      ),
    ],
    [
      'messages',
      data.messages.map((each) => [
        `${day(each.at)}, ${text(each.from === 'desk' ? 'us' : 'you')}:`,
        each.text,
      ]),
    ],
    [
      'priceAlerts',
      data.priceAlerts.map((each) =>
        lines([
          ['when', day(each.at)],
          [
            'trip',
            `${each.from} – ${each.to}, ${[each.departureDate, each.returnDate].filter(Boolean).join(' – ')}`,
          ],
          ['amount', moneyText(each.fall, locale)],
        ]),
      ),
    ],
    [
      'mails',
      data.mails.map((each) =>
        lines([
          ['when', day(each.at)],
          ['to', each.to],
          ['about', each.kind],
        ]),
      ),
    ],
  ];
  const written = parts
    .filter(([, entries]) => entries.some((entry) => entry.length > 0))
    .map(([title, entries]) =>
      [
        text(title),
        '-'.repeat(text(title).length),
        entries
          .filter((entry) => entry.length > 0)
          .map((entry) => entry.join('\n'))
          .join('\n\n'),
      ].join('\n'),
    );
  return `${[text('title'), text('json'), ...written].join('\n\n')}\n`;
}
