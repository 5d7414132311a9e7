import type { Ref } from 'react';
import type { Passenger } from '@travesia/contracts';
import { isWithoutGrownUp, type TravelFacts } from '@travesia/domain';
import type { BlockFormHandle } from '../form/block-form.ts';
import { PeopleBlock } from '../form/people-block.tsx';
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
  const births = places.map(({ id }) => {
    const typed: { id: string; dateOfBirth?: unknown } | undefined = props.remembered.find(
      (each) => each.id === id,
    );
    return typeof typed?.dateOfBirth === 'string' ? typed.dateOfBirth : '';
  });
  const facts = { ...travel, withoutGrownUp: isWithoutGrownUp(births, travel.lastTravelDate) };
  return (
    <>
      <PeopleBlock<TravellerFormPlace, TravellerValues, Passenger>
        {...props}
        places={places.map((place) => ({ ...place, travel: facts, savedDocumentMask: maskOf(place.id) }))}
        valuesOf={valuesOf}
        Form={TravellerForm}
      />
      <SameNameQuestion people={props.remembered.slice(0, places.length)} />
    </>
  );
}
