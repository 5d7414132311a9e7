import { useConditionSentences } from '@travesia/booking-ui/conditions';
import { frameStyles } from '@travesia/booking-ui/frame';
import { summaryStyles } from '@travesia/booking-ui/summary';
import type { ActivityValidateReply, OrderView } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import { PriceBreakup } from '@travesia/booking-ui/price';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { useActivityKind } from '../../../activity-kind-context.tsx';
import { usePriceLines } from '../hooks/use-price-lines.ts';
import { summaryTexts } from '../texts.ts';

export type SummaryAsideProps = { checked: ActivityValidateReply; view: OrderView | null };

/** The break-up and the policy, always in view; the server's lines have the last word (B-06). */
export function SummaryAside({ checked, view }: SummaryAsideProps) {
  const { t } = useText(summaryTexts);
  const booking = useText(bookingTexts);
  const linesOf = usePriceLines();
  const sentencesOf = useConditionSentences();
  const { kind } = useActivityKind();
  const { rate } = checked.data;
  const isServers = view !== null && view.orderKind === kind && view.total.amount === rate.amount;
  const lines = isServers ? view.priceLines : linesOf(rate);
  return (
    <>
      <div className={frameStyles.price}>
        <PriceBreakup
          lines={lines}
          total={{ amount: rate.amount, currency: rate.currency }}
          travellerCount={checked.meta.paxes.length}
        />
        <p className={frameStyles.soft}>{booking.t('price.chargesInDollars')}</p>
      </div>
      <section className={summaryStyles.rules} aria-labelledby="policy-title">
        <h2 id="policy-title">{t('policy')}</h2>
        <ul>
          {sentencesOf({ of: 'rate', terms: rate.cancellation, clock: 'local' }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
