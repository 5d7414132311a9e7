import { paidWithOf, type ConfirmedBooking, type Locale, type OrderSection } from '@travesia/contracts';
import { segmentNotes } from '@travesia/contracts/segment-notes';
import { formatMoney } from '@travesia/domain';
import { bookedAmounts, bookedLines, bookedNumberLocale, dayOfMomentText } from '../../text/amounts.ts';
import { segmentTimeText } from '../../text/segment-times.ts';
import { travellerNames } from '../../text/traveller-names.ts';
import { paidLines } from './paid-lines.ts';
import { receiptWords } from './receipt-words.ts';
import { createTaggedPage, type TaggedPage } from './tagged-page.ts';

function drawSection(page: TaggedPage, section: OrderSection, locale: Locale) {
  page.heading(3, section.heading);
  if (section.kind === 'facts') {
    page.pairs(section.facts.map(({ label, value, href }) => [label, href ?? value]));
    return;
  }
  const words = receiptWords(locale);
  page.pairs(
    section.segments.map((segment) => {
      const { carrierCode, carrierName, flightNumber, from, to, departureAt, arrivalAt } = segment;
      return [
        `${carrierCode} ${flightNumber}`,
        [
          `${carrierName}: ${from.cityName} (${from.code}) – ${to.cityName} (${to.code}).`,
          words('leg', {
            departure: segmentTimeText(departureAt, from.terminal, locale),
            arrival: segmentTimeText(arrivalAt, to.terminal, locale),
          }),
          ...segmentNotes(segment, locale).map((note) => `${note}.`),
        ].join(' '),
      ];
    }),
  );
}

/** The receipt of a booking: what was bought, what it cost and how it was paid; tagged, in the reader's language. */
export async function receiptPdf(booking: ConfirmedBooking, locale: Locale): Promise<Buffer> {
  const words = receiptWords(locale);
  const amountWords = bookedAmounts(booking, locale);
  const { transactions } = booking.paymentInformation;
  const { billingInformation: billed } = booking;
  const page = createTaggedPage({
    locale,
    title: `${words('title')} ${booking.referenceId}`,
    author: 'Travesía',
    at: new Date(booking.bookedAt),
  });
  page.heading(1, `${words('title')} ${booking.referenceId}`);
  page.paragraph(words('seller'), { soft: true });
  page.heading(2, booking.heading);
  page.pairs([
    [words('reference'), booking.referenceId],
    ...(booking.supplierReference ? [[words('supplierReference'), booking.supplierReference] as const] : []),
    [words('bookedOn'), dayOfMomentText(booking.bookedAt, locale)],
    [words('statusLabel'), words(`status.${booking.status}`)],
    ...(booking.cancelled ?? []).map(
      ({ kindName, heading }) => [words('cancelledPart'), `${kindName}: ${heading}`] as const,
    ),
    [words('travellers'), travellerNames(booking, locale).join(', ')],
  ]);

  page.heading(2, words('itinerary'));
  for (const section of booking.sections) drawSection(page, section, locale);

  page.heading(2, words('price'));
  page.table(
    [words('concept'), words('quantity'), words('amount')],
    [
      ...bookedLines(
        booking,
        {
          priceLines: booking.priceLines,
          total: booking.totalPaid,
          firstPaid: transactions[0]?.amount,
        },
        locale,
      ).map(({ label, quantity, amount }) => [label, String(quantity), amount]),
      ...paidLines(booking, locale).map(({ label, value }) => [label, '', value]),
    ],
  );
  if (booking.status === 'cancelled' && booking.refunds?.length === 0) page.paragraph(words('noRefund'));
  if (booking.payAtProperty)
    page.paragraph(
      words('payAtProperty', {
        amount: formatMoney(booking.payAtProperty, bookedNumberLocale(booking, locale)),
      }),
    );

  page.heading(2, words('payment'));
  page.pairs([
    ...paidWithOf(booking.paymentInformation, amountWords).map((text) => [words('payment'), text] as const),
    ...transactions.map(({ transactionId }) => [words('transaction'), transactionId] as const),
    ...(billed
      ? [[words('billedTo'), `${billed.cardHolderName}, ${billed.city}, ${billed.country}`] as const]
      : []),
  ]);

  page.heading(2, words('policies'));
  for (const { title, text } of booking.policies) {
    page.heading(3, title);
    page.paragraph(text);
  }
  return page.finish(
    (number, count) => `Travesía · ${booking.referenceId} · ${words('page', { number, count })}`,
  );
}
