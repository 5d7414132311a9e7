import { useConditionSentences } from '@travesia/booking-ui/conditions';
import { frameStyles } from '@travesia/booking-ui/frame';
import { summaryStyles } from '@travesia/booking-ui/summary';
import type { OrderView, RateValidateReply } from '@travesia/contracts';
import { guestCounts } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { HOTEL } from '@travesia/products/hotels';
import { PaidWhere, PriceBreakup } from '@travesia/booking-ui/price';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { stayLines } from '../model/stay-lines.ts';
import { stayTexts } from '../texts.ts';

export type StayAsideProps = { checked: RateValidateReply; view: OrderView | null };

/** The break-up and the policy, always in view; the server's lines have the last word (B-06). */
export function StayAside({ checked, view }: StayAsideProps) {
  const { t, locale } = useText(stayTexts);
  const booking = useText(bookingTexts);
  const sentencesOf = useConditionSentences();
  const { rate } = checked.data;
  const { stay } = checked.meta;
  const { adults, children } = guestCounts(stay.rooms);
  const isServers =
    view !== null && view.orderKind === HOTEL.kind && view.total.amount === rate.amountAfterTax.amount;
  const lines = isServers
    ? view.priceLines
    : stayLines(rate, {
        stay: t('lines.stay', { count: stay.nights }),
        taxes: t('lines.taxes'),
        fees: t('lines.fees'),
      });
  return (
    <>
      <div className={frameStyles.price}>
        <PriceBreakup
          lines={lines}
          total={rate.amountAfterTax}
          payAtProperty={rate.payAtProperty}
          travellerCount={adults + children}
        />
        <PaidWhere total={rate.amountAfterTax} payAtProperty={rate.payAtProperty} />
        <p className={frameStyles.soft}>{booking.t('price.chargesInDollars')}</p>
      </div>
      <section className={summaryStyles.rules} aria-labelledby="policy-title">
        <h2 id="policy-title">{t('policy')}</h2>
        <ul>
          {sentencesOf({ of: 'rate', terms: rate.cancellation, clock: 'hotel' }).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {rate.conditions.map(({ title, text, language }) => (
            <li key={title} lang={language === locale ? undefined : language}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
