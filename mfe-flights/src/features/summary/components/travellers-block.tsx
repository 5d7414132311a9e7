import { useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import type { SaveState } from '@travesia/booking';
import { summaryStyles } from '@travesia/booking-ui/summary';
import type { FlightOffer, Passenger } from '@travesia/contracts';
import { useText } from '@travesia/i18n';
import type { BlockFormHandle } from '@travesia/booking-ui/form';
import { SaveMark } from '@travesia/booking-ui/save-mark';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { EMPTY_TRAVELLER, TravellerForm, type TravellerValues } from '@travesia/booking-ui/travellers';
import { useRemotePage } from '@travesia/page';
import { travelFactsOf, travellerPlaces } from '../model/travel-facts.ts';

export type TravellersBlockProps = {
  offer: FlightOffer;
  /** Values of this tab, by the offer's traveller id; without documents after a reload (S-02). */
  remembered: readonly { id: string }[];
  savedDocuments: readonly { travellerId: string; mask: string }[];
  passportRequired: boolean;
  state: SaveState;
  onChange: (values: { id: string }[], passengers: Passenger[] | null) => void;
  onRetry: () => void;
  handle: Ref<BlockFormHandle>;
};

/** One form per traveller of the priced offer (S-07). */
export function TravellersBlock(props: TravellersBlockProps) {
  const { offer, remembered, savedDocuments, passportRequired, state, onChange, onRetry, handle } = props;
  const { t } = useText(bookingTexts);
  const { today } = useRemotePage();
  const places = useMemo(() => travellerPlaces(offer), [offer]);
  const travel = travelFactsOf(offer, today, passportRequired);
  const values = useRef(new Map<string, TravellerValues>());
  const passengers = useRef(new Map<string, Passenger | null>());
  const forms = useRef(new Map<string, BlockFormHandle | null>());

  const maskOf = (id: string) => savedDocuments.find((saved) => saved.travellerId === id)?.mask ?? null;
  const initialOf = (id: string, index: number): TravellerValues => {
    const known = remembered.find((each) => each.id === id) ?? remembered[index];
    return { ...EMPTY_TRAVELLER, ...known, keepSavedDocument: maskOf(id) !== null };
  };

  function change(id: string, typed: TravellerValues, passenger: Passenger | null) {
    values.current.set(id, typed);
    passengers.current.set(id, passenger);
    const all = places.map((place) => passengers.current.get(place.id) ?? null);
    const isWhole = all.every((each) => each !== null);
    onChange(
      places.map((place, index) => ({
        ...(values.current.get(place.id) ?? initialOf(place.id, index)),
        id: place.id,
      })),
      isWhole ? all : null,
    );
  }

  useImperativeHandle(handle, () => ({
    async validate() {
      const problems = await Promise.all(
        places.map((place) => Promise.resolve(forms.current.get(place.id)?.validate() ?? [])),
      );
      return problems.flat();
    },
    showServerProblems(problems) {
      for (const { field, code } of problems) {
        const [index = '', name = ''] = field.split('.');
        const place = places[Number(index)];
        if (place) forms.current.get(place.id)?.showServerProblems([{ field: name, code }]);
      }
    },
  }));

  return (
    <section className={summaryStyles.block} aria-labelledby="travellers-title">
      <h2 id="travellers-title">{t('travellers.title')}</h2>
      <p>{t('travellers.exactNames')}</p>
      {places.map((place, index) => (
        <TravellerForm
          key={place.id}
          number={index + 1}
          place={place}
          travel={travel}
          initialValues={initialOf(place.id, index)}
          savedDocumentMask={maskOf(place.id)}
          onChange={(typed, passenger) => change(place.id, typed, passenger)}
          handle={(form) => {
            forms.current.set(place.id, form);
          }}
        />
      ))}
      <SaveMark state={state} onRetry={onRetry} />
    </section>
  );
}
