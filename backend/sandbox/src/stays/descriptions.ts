import { distanceKm } from '@travesia/domain';
import { chance } from '../world/hash.ts';
import { isCoast, type House } from './houses.ts';
import type { HouseKind } from './kinds.ts';
import type { StaysRateCondition } from './wire-types.ts';

const KIND_WORDS: Readonly<Record<HouseKind, string>> = {
  hotel: 'hotel',
  apartment: 'serviced apartment house',
  motel: 'roadside motel',
  resort: 'resort',
  extended_stay: 'suite hotel for longer stays',
  conference_center: 'hotel with a conference centre',
};
const OPENINGS = [
  'A quiet address with thick walls and good light.',
  'Rooms are plain and well made, with solid wood and linen.',
  'The building was a trading house once and kept its staircase.',
  'Run by the same family for years, with a small library downstairs.',
  'Renovated floor by floor, with tiled floors and tall windows.',
  'Breakfast looks onto the patio, where a fig tree grows.',
] as const;
const COAST_OPENINGS = [
  'Terraces step down towards the water, with shade at any hour.',
  'White walls, blue shutters and a garden of palms and oleander.',
  'The beach path begins behind the garden gate.',
  'A breeze crosses the open lobby from the garden to the sea.',
] as const;

/** The house in its own words, as suppliers send it: plain text, in English. */
export function describeHouse(house: House): string {
  const { city, stars } = house;
  const km = Math.max(0.1, distanceKm(house.location, city.location));
  const rank = stars === null ? 'A' : `A ${stars}-star`;
  const where = `${rank} ${KIND_WORDS[house.kind]} ${km.toFixed(1)} km from the centre of ${city.name.en}.`;
  const openings = isCoast(city) ? COAST_OPENINGS : OPENINGS;
  const opening = openings[Math.floor(chance('opening', house.key) * openings.length)] ?? OPENINGS[0];
  const extra = house.amenities.includes('restaurant')
    ? 'The restaurant cooks what the market has; guests of the house can reserve a table at the desk.'
    : 'There are bakeries and small restaurants within a few minutes on foot.';
  return [where, opening, extra].join(' ');
}

/** Rules of the house that a guest must be shown before and after booking. */
export function conditionsOf(house: House): StaysRateCondition[] {
  const conditions: StaysRateCondition[] = [
    {
      title: 'Identification',
      description:
        'Every adult shows an identity card or passport at check-in. The lead guest must be 18 or older.',
    },
  ];
  if (chance('deposit', house.key) < 0.3) {
    conditions.push({
      title: 'Deposit',
      description: 'The house asks for a card guarantee for extras at check-in; it is released at check-out.',
    });
  }
  if (!house.amenities.includes('24_hour_front_desk')) {
    conditions.push({
      title: 'Late arrival',
      description: 'The desk closes at 22:00. Tell the house beforehand if you arrive later.',
    });
  }
  if (house.amenities.includes('pets_allowed')) {
    conditions.push({
      title: 'Pets',
      description: 'Dogs up to 20 kg are welcome; a cleaning fee may apply.',
    });
  }
  return conditions;
}
