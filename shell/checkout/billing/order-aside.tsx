import { useText } from '@travesia/i18n';
import type { OrderView } from '@travesia/contracts';
import { Journey } from '@travesia/booking-ui/itinerary';
import { PriceBreakup } from '@travesia/booking-ui/price';
import { DataList } from '@travesia/ui/data-list';
import { Disclosure } from '@travesia/ui/disclosure';
import { checkoutTexts } from '../texts.ts';
import { RouteDrawing } from '../confirmed/route-drawing.tsx';
import { useMoneyWords } from './use-shown-money.ts';
import styles from './billing.module.css';

/** What is bought: journeys or facts, the fare break-up, the conditions. All of it the server's word. */
export function OrderAside({ view }: { view: OrderView }) {
  const { t } = useText(checkoutTexts);
  return (
    <aside className={styles.aside} aria-label={t('billing.trip')}>
      <section className={styles.card}>
        <p className={styles.eyebrow}>{t('billing.trip')}</p>
        <h2 className={styles.tripName}>{view.heading}</h2>
        <RouteDrawing sections={view.sections} shownWidth={340} />
        {view.sections.map((section) =>
          section.kind === 'journey' ? (
            <Journey key={section.journeyType} journey={section} />
          ) : (
            <section key={section.heading}>
              <h3>{section.heading}</h3>
              <DataList
                look="stacked"
                rows={section.facts.map(({ label, value }) => ({ key: label, term: label, value }))}
              />
            </section>
          ),
        )}
      </section>
      <section className={`${styles.card} ${styles.wideOnly}`}>
        <OrderPrice view={view} />
      </section>
      {view.policies.length > 0 && (
        <Disclosure title={t('confirmed.policies')}>
          <DataList
            look="stacked"
            rows={view.policies.map(({ code, title, text }) => ({ key: code, term: title, value: text }))}
          />
        </Disclosure>
      )}
    </aside>
  );
}

export function OrderPrice({ view }: { view: OrderView }) {
  const { numberLocale } = useMoneyWords();
  return (
    <PriceBreakup
      lines={view.priceLines}
      total={view.total}
      travellerCount={view.travellers.length}
      numberLocale={numberLocale}
    />
  );
}
