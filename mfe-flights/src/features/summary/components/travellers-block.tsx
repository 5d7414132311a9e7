import { useMemo, type Ref } from 'react';
import type { SaveState } from '@travesia/booking';
import { frameStyles } from '@travesia/booking-ui/frame';
import type { FlightOfferReply, OrderView } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import { bookingTexts } from '@travesia/booking-ui/texts';
import {
  TravellersBlock as TravellerForms,
  type TravellersBlockProps as TravellerFormsProps,
} from '@travesia/booking-ui/travellers';
import { useRemotePage } from '@travesia/page';
import { travelFactsOf, travellerPlaces } from '../model/travel-facts.ts';

export type TravellersBlockProps = Pick<TravellerFormsProps, 'remembered' | 'savedDocuments' | 'onChange'> & {
  opened: Pick<FlightOfferReply, 'data' | 'search'>;
  /** Of the supplier, once they are known. */
  demands: OrderView['requirements'] | undefined;
  state: SaveState;
  onRetry: () => void;
  handle: Ref<BlockFormHandle>;
};

/** The travellers of the priced offer (S-07). */
export function TravellersBlock(props: TravellersBlockProps) {
  const { opened, demands, state, onRetry, ...forms } = props;
  const { t } = useText(bookingTexts);
  const { today } = useRemotePage();
  const places = useMemo(() => travellerPlaces(opened.data, opened.search.travelerInfo), [opened]);
  return (
    <section className={frameStyles.block} aria-labelledby="travellers-title">
      <h2 id="travellers-title">{t('travellers.title')}</h2>
      <p>{t('travellers.exactNames')}</p>
      <TravellerForms {...forms} places={places} travel={travelFactsOf(opened.data, today, demands)} />
      <SaveMark state={state} onRetry={onRetry} />
    </section>
  );
}
