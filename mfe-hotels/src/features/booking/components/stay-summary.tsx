import { useEffect, useRef, useState } from 'react';
import { frameStyles } from '@travesia/booking-ui/frame';
import { ContactStep, SummaryFrame } from '@travesia/booking-ui/summary';
import { formatMoney } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import type { RateValidateReply } from '@travesia/contracts';
import { guestCounts } from '@travesia/domain';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { GuestsBlock } from '@travesia/booking-ui/guests';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import type { SummarySession } from '@travesia/booking-ui/session';
import { HOTEL, HOTEL_WORDS, stayOf, staySelection } from '@travesia/products/hotels';
import { useRemotePage } from '@travesia/page';
import { staysTexts } from '../../stays/index.ts';
import { stayTexts } from '../texts.ts';
import { StayAside } from './stay-aside.tsx';
import { StayCard } from './stay-card.tsx';

export type StaySummaryProps = {
  checked: RateValidateReply;
  booking: SummarySession;
  /** Asks the supplier for the price again (S-45). */
  onCheckAgain: () => Promise<unknown>;
};

/** Stay, contact and one guest a room; everything is saved as it is typed (H-13). */
export function StaySummary({ checked, booking, onCheckAgain }: StaySummaryProps) {
  const { t } = useText(stayTexts);
  const stays = useText(staysTexts);
  const { numberLocale } = useRemotePage();
  const { session, snapshot } = booking;
  const { draft, saves, orderView } = snapshot;
  const { hotel, room, rate } = checked.data;
  const { stay } = checked.meta;
  const contact = useRef<BlockFormHandle>(null);
  const guests = useRef<BlockFormHandle>(null);
  const [consentNeeded, setConsentNeeded] = useState(
    checked.meta.priceChanged && stayOf(draft.selection)?.rateKey !== rate.rateKey
      ? checked.meta.previousTotal
      : null,
  );
  const { hotelCode } = hotel.hotelInfo;
  const { roomID } = room;
  const { rateKey } = rate;
  const { adults, children } = guestCounts(stay.rooms);

  useEffect(() => {
    if (consentNeeded) return;
    const selection = staySelection({ hotelCode, roomID, rateKey });
    session.remember({ selection });
    session.save('offer', selection);
  }, [session, hotelCode, roomID, rateKey, consentNeeded]);

  return (
    <SummaryFrame
      title={t('title')}
      intro={t('intro')}
      words={HOTEL_WORDS}
      booking={booking}
      consent={
        consentNeeded && {
          previous: consentNeeded,
          current: rate.amountAfterTax,
          onAccept: () => setConsentNeeded(null),
        }
      }
      blocks={[contact, guests]}
      onCheckAgain={onCheckAgain}
      results={draft.searchInitialState ?? HOTEL.paths.results}
      total={rate.amountAfterTax}
      payAtProperty={rate.payAtProperty}
      travellerCount={adults + children}
      aside={<StayAside checked={checked} view={orderView} />}
    >
      <StayCard checked={checked} />
      <ContactStep booking={booking} handle={contact} />
      <section className={frameStyles.block} aria-labelledby="guests-title">
        <h2 id="guests-title">{t('guests.title')}</h2>
        <p className={frameStyles.soft}>{t('guests.intro')}</p>
        <GuestsBlock
          places={stay.rooms.map(({ adults, childAges }, index) => ({
            id: orderView?.travellers[index]?.id ?? `guest-${index + 1}`,
            sleeps: [
              t('guests.adults', { count: adults }),
              ...(childAges.length > 0 ? [t('guests.children', { count: childAges.length })] : []),
            ].join(', '),
          }))}
          remembered={draft.passengers}
          onChange={(values, named) => {
            session.remember({ passengers: values });
            session.save('passengers', named && { passengers: named });
          }}
          handle={guests}
        />
        <SaveMark state={saves.passengers} onRetry={() => void session.flush()} />
      </section>
      {/* The choice is made: only a failure to keep it is news here. */}
      {saves.offer.status === 'failed' && (
        <SaveMark state={saves.offer} onRetry={() => void session.flush()} />
      )}
      {rate.payAtProperty && (
        <p className={frameStyles.soft}>
          {stays.t('price.atProperty', {
            price: formatMoney(rate.payAtProperty, numberLocale),
          })}
        </p>
      )}
    </SummaryFrame>
  );
}
