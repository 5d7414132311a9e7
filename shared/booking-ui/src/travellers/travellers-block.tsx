import type { Ref } from 'react';
import type { Passenger } from '@travesia/contracts';
import { earlierSameTraveller, isWithoutGrownUp, type TravelFacts } from '@travesia/domain';
import type { BlockFormHandle } from '../form/block-form.ts';
import { PeopleBlock } from '../form/people-block.tsx';
import { rememberedText } from '../form/remembered-text.ts';
import { SameNameQuestion } from '../form/same-name-question.tsx';
import { TravellerForm, type TravellerFormPlace } from './traveller-form.tsx';
import { EMPTY_TRAVELLER, type TravellerPlace, type TravellerValues } from './traveller-values.ts';

export type TravellersBlockProps = {
  places: readonly TravellerPlace[];
  travel: TravelFacts;
  /** Documents that the server holds (S-02); null until it said so. */
  savedDocuments: readonly { travellerId: string; mask: string }[] | null;
  /** Values of this tab, by the offer's traveller id; without documents after a reload (S-02). */
  remembered: readonly { id: string }[];
  onChange: (values: { id: string }[], passengers: Passenger[] | null) => void;
  handle: Ref<BlockFormHandle>;
};

const valuesOf = (known: Readonly<Record<string, unknown>> | undefined): TravellerValues => ({
  ...EMPTY_TRAVELLER,
  ...known,
});

/** One form per traveller of a priced offer (S-07). */
export function TravellersBlock({ places, travel, savedDocuments, ...props }: TravellersBlockProps) {
  const maskOf = (id: string) =>
    savedDocuments && (savedDocuments.find((saved) => saved.travellerId === id)?.mask ?? '');
  const typed = places.map(({ id }, index) => {
    const known: Readonly<Record<string, unknown>> =
      props.remembered.find((each) => each.id === id) ?? props.remembered[index] ?? {};
    return {
      firstName: rememberedText(known.firstName),
      middleName: rememberedText(known.middleName),
      lastName: rememberedText(known.lastName),
      gender: rememberedText(known.gender),
      dateOfBirth: rememberedText(known.dateOfBirth),
    };
  });
  const births = typed.map(({ dateOfBirth }) => dateOfBirth);
  const earlier = earlierSameTraveller(typed);
  const isSomebodyTwice = earlier.some((place) => place !== null);
  const facts = { ...travel, withoutGrownUp: isWithoutGrownUp(births, travel.lastTravelDate) };
  return (
    <>
      <PeopleBlock<TravellerFormPlace, TravellerValues, Passenger>
        {...props}
        places={places.map((place, index) => {
          const same = earlier[index] ?? null;
          return {
            ...place,
            travel: facts,
            savedDocumentMask: maskOf(place.id),
            sameAs: same === null ? null : same + 1,
          };
        })}
        onChange={(values, passengers) => {
          const isSame = passengers && earlierSameTraveller(passengers).some((place) => place !== null);
          props.onChange(values, isSame ? null : passengers);
        }}
        valuesOf={valuesOf}
        Form={TravellerForm}
      />
      <SameNameQuestion people={isSomebodyTwice ? [] : props.remembered.slice(0, places.length)} />
    </>
  );
}
