import { typedAge } from '@travesia/booking-ui/participants';
import type { ActivityValidateReply, OrderView } from '@travesia/contracts';
import { isChild, type Ages, type Pax, type TravellerType } from '@travesia/domain';

export interface Person {
  readonly id: string;
  readonly type: TravellerType;
  readonly age: number;
  /** Ages that this person's price is for; null where one price is for everybody. */
  readonly ages: Ages | null;
}

/**
 * Who takes part, in the order of the search. The order names them once it is set; until then they are named as
 * it will name them, by place and by the age band they pay for, so that what was typed meanwhile fits.
 */
export function peopleOf({ data, meta }: ActivityValidateReply, view: OrderView | null): Person[] {
  const travellers = view?.travellers.length === meta.paxes.length ? view.travellers : [];
  const bands = data.rate.paxAmounts;
  return meta.paxes.map((pax, index) => {
    const band = bands.find(({ ageFrom, ageTo }) => pax.age >= ageFrom && pax.age <= ageTo);
    return {
      id: travellers[index]?.id ?? `participant-${index + 1}`,
      // The order may still be the one before, of other ages: the price that is shown comes first.
      type: band?.type ?? travellers[index]?.type ?? (isChild(pax) ? 'CHILD' : 'ADULT'),
      age: pax.age,
      ages: band ? { from: band.ageFrom, to: band.ageTo } : (travellers[index]?.ages ?? null),
    };
  });
}

/** What the forms of this tab hold of a person. */
type Typed = { readonly id: string; readonly dateOfBirth?: unknown; readonly age?: unknown };
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Everybody with the age that was typed; null where the price is for those ages (W-04). */
export function unpricedPaxes(
  checked: ActivityValidateReply,
  view: OrderView | null,
  typed: readonly Typed[],
): Pax[] | null {
  const { rate, travellerFields } = checked.data;
  const rules = { asksBirthDate: travellerFields === 'name-and-birth', day: rate.date };
  const people = peopleOf(checked, view);
  const ages = people.map(({ id, age }) => {
    const { dateOfBirth, age: years } = typed.find((each) => each.id === id) ?? {};
    return typedAge({ dateOfBirth: textOf(dateOfBirth), age: textOf(years) }, rules) ?? age;
  });
  return people.every(({ age }, place) => age === ages[place]) ? null : ages.map((age) => ({ age }));
}
