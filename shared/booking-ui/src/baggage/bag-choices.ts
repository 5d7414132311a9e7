import { JOURNEY_TYPES, multiplyMoney, type JourneyType } from '@travesia/domain';
import type { BagOption } from '@travesia/contracts';
import type { ChosenBag } from '@travesia/booking';

const isSameBag = (bag: ChosenBag, option: BagOption) =>
  bag.additionalServicesId === option.additionalServicesId && bag.travellerId === option.travellerId;

export function chosenQuantity(chosen: readonly ChosenBag[], option: BagOption): number {
  return chosen.find((bag) => isSameBag(bag, option))?.quantity ?? 0;
}

/** The choice with another quantity of one bag; none removes it, more than allowed is held at the limit (F-37). */
export function changeBag(chosen: readonly ChosenBag[], option: BagOption, quantity: number): ChosenBag[] {
  const others = chosen.filter((bag) => !isSameBag(bag, option));
  const held = Math.min(Math.max(Math.trunc(quantity) || 0, 0), option.quantity);
  if (held === 0) return others;
  const { additionalServicesId, journeyType, segmentIds, travellerId, amount } = option;
  const totalAmount = multiplyMoney(amount, held);
  return [
    ...others,
    { additionalServicesId, journeyType, segmentIds, travellerId, quantity: held, totalAmount },
  ];
}

/** Bags that the present offer no longer sells are dropped. */
export function keepSoldBags(chosen: readonly ChosenBag[], options: readonly BagOption[]): ChosenBag[] {
  return options.reduce<ChosenBag[]>(
    (kept, option) => changeBag(kept, option, chosenQuantity(chosen, option)),
    [],
  );
}

/** The same bags of an offer that was priced again, whose bags have ids of their own; what it does not sell is dropped. */
export function sameBags(
  chosen: readonly ChosenBag[],
  { before, after }: { readonly before: readonly BagOption[]; readonly after: readonly BagOption[] },
): ChosenBag[] {
  const isAlike = (one: BagOption) => (other: BagOption) =>
    one.journeyType === other.journeyType &&
    one.travellerId === other.travellerId &&
    (one.weightKg ?? null) === (other.weightKg ?? null);
  return chosen.reduce<ChosenBag[]>((kept, bag) => {
    const old = before.find((option) => isSameBag(bag, option));
    const now = old && after.find(isAlike(old));
    return now ? changeBag(kept, now, bag.quantity) : kept;
  }, []);
}

/** The cheapest bag on these journeys for everybody who can buy one. */
export function oneBagEach(options: readonly BagOption[], journeys: readonly JourneyType[]): ChosenBag[] {
  const groups = Map.groupBy(
    options.filter(({ journeyType }) => journeys.includes(journeyType)),
    ({ travellerId, journeyType }) => `${travellerId} ${journeyType}`,
  );
  return [...groups.values()].reduce<ChosenBag[]>((chosen, group) => {
    const cheapest = group.reduce((best, option) =>
      option.amount.amount < best.amount.amount ? option : best,
    );
    return changeBag(chosen, cheapest, 1);
  }, []);
}

export function journeysOf(options: readonly BagOption[]): { journey: JourneyType; options: BagOption[] }[] {
  return JOURNEY_TYPES.map((journey) => ({
    journey,
    options: options.filter((option) => option.journeyType === journey),
  })).filter((group) => group.options.length > 0);
}
