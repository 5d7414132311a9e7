import { useId } from 'react';
import { useText } from '@travesia/i18n';
import type { OrderView } from '@travesia/contracts';
import { frameStyles, StickyAside } from '@travesia/booking-ui/frame';
import { RouteDrawing } from '@travesia/booking-ui/itinerary';
import { CarriedBags, OrderSections } from '@travesia/booking-ui/itinerary';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { PriceBreakup } from '@travesia/booking-ui/price';
import { DataList } from '@travesia/ui/data-list';
import { Disclosure } from '@travesia/ui/disclosure';
import { checkoutTexts } from '../texts.ts';
import styles from './billing.module.css';

/** What is bought: journeys or facts, the fare break-up, the conditions. All of it the server's word. */
export function OrderAside({ view }: { view: OrderView }) {
  const { t } = useText(checkoutTexts);
  const words = useText(bookingTexts);
  const travellers = useId();
  const travellerName = useTravellerName(view);
  return (
    <StickyAside label={t('billing.trip')}>
      <section className={`${frameStyles.price} ${styles.wideOnly}`}>
        <OrderPrice view={view} />
      </section>
      <section className={styles.trip}>
        <h2>{view.heading}</h2>
        <RouteDrawing sections={view.sections} shownWidth={340} shape={21 / 9} />
        <h3 id={travellers}>{words.t('travellers.title')}</h3>
        <ul className={styles.travellers} aria-labelledby={travellers}>
          {view.travellers.map(({ id }) => (
            <li key={id}>
              {travellerName(id)}
              {view.priceLines
                .filter(({ travellerId }) => travellerId === id)
                .map(({ label }) => (
                  <p key={label} className={frameStyles.soft}>
                    {label}
                  </p>
                ))}
            </li>
          ))}
        </ul>
        <OrderSections sections={view.sections} addedBags={{ bags: view.bags.chosen, travellerName }} />
        <CarriedBags count={view.bags.carriedOver ?? 0} />
      </section>
      {view.policies.length > 0 && (
        <Disclosure title={words.t('confirmed.policies')}>
          <DataList
            variant="stacked"
            rows={view.policies.map(({ code, title, text }) => ({ key: code, term: title, value: text }))}
          />
        </Disclosure>
      )}
    </StickyAside>
  );
}

/** As it was typed; before that by their place in the forms. */
function useTravellerName({ travellers }: OrderView) {
  const { t } = useText(bookingTexts);
  return (travellerId: string) => {
    const place = travellers.findIndex(({ id }) => id === travellerId);
    return travellers[place]?.name ?? t('travellers.heading', { number: place + 1 });
  };
}

export function OrderPrice({ view }: { view: OrderView }) {
  const travellerName = useTravellerName(view);
  return (
    <PriceBreakup
      lines={view.priceLines}
      total={view.total}
      payAtProperty={view.payAtProperty}
      keptByUs={view.keptByUs}
      travellerName={travellerName}
      travellerCount={view.amends ? null : (view.partySize ?? view.travellers.length)}
    />
  );
}
