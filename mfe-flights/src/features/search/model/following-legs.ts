import { addDays } from '@travesia/domain';
import { EMPTY_PLACE, type LegFields, type SearchForm } from './flight-search.ts';

/** How long a city is visited until the traveller says otherwise. */
const DAYS_IN_A_CITY = 3;

/** The legs and one more, from where the last one ends. */
export function withOneMore(form: SearchForm): readonly LegFields[] {
  const last = form.more.at(-1) ?? form;
  const departureDate = addDays(last.departureDate, DAYS_IN_A_CITY);
  return [...form.more, { origin: last.destination, destination: EMPTY_PLACE, departureDate }];
}

/**
 * The legs after a change of the form: one that began where the one before ended still does, and one is pushed along by
 * a later departure before it. Null where nothing follows.
 */
export function followingLegs(before: SearchForm, now: SearchForm): readonly LegFields[] | null {
  let [was, is]: readonly [LegFields, LegFields] = [before, now];
  let hasMoved = false;
  const more = now.more.map((leg, place) => {
    const isFollowing =
      was.destination.text !== is.destination.text && ['', was.destination.text].includes(leg.origin.text);
    const isPushed = was.departureDate !== is.departureDate && leg.departureDate < is.departureDate;
    const moved = {
      ...leg,
      ...(isFollowing && { origin: is.destination }),
      ...(isPushed && { departureDate: is.departureDate }),
    };
    hasMoved ||= isFollowing || isPushed;
    [was, is] = [before.more[place] ?? leg, moved];
    return moved;
  });
  return hasMoved ? more : null;
}
