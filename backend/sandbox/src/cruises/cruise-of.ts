import type { Cruise, CruiseDay, Locale } from '@travesia/contracts';
import { addDays, inLocale, type LocalDate } from '@travesia/domain';
import { cabinPrice } from './cabin-prices.ts';
import type { Sailing } from './calendar.ts';
import { findPort } from './tables/ports.ts';
import { laneBetween } from './tables/sea-lanes.ts';
import { shipDetails } from './ship-details.ts';
import type { PortCall, Voyage } from './tables/voyages.ts';

const WORDS = {
  es: {
    nights: (count: number) => `${count} noches`,
    fullBoard: 'pensión completa',
    by: (title: string, ship: string, route: string) =>
      `${title} a bordo del ${ship}: ${route}. Precios, escalas y fechas; se reserva por teléfono.`,
  },
  en: {
    nights: (count: number) => `${count} nights`,
    fullBoard: 'full board',
    by: (title: string, ship: string, route: string) =>
      `${title} on board ${ship}: ${route}. Prices, calls and dates; booked by phone.`,
  },
};

const isCall = (day: PortCall | null): day is PortCall => day !== null;

/** Ports in order; a night spent in one does not name it twice. */
function portsInOrder({ days }: Voyage): string[] {
  const ports = days.filter(isCall).map(({ port }) => port);
  return ports.filter((port, index) => port !== ports[index - 1]);
}

function routemap(voyage: Voyage): [number, number][] {
  const ports = portsInOrder(voyage);
  return ports.flatMap((port, index) => {
    const next = ports[index + 1];
    const lane = next === undefined ? [] : laneBetween(port, next);
    return [findPort(port).location, ...lane].map(([longitude, latitude]): [number, number] => [
      longitude,
      latitude,
    ]);
  });
}

function itinerary({ voyage, sailDate }: Sailing, locale: Locale): CruiseDay[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return voyage.days.map((call, index) => {
    const port = call && findPort(call.port);
    return {
      day: index + 1,
      date: addDays(sailDate, index),
      port: port ? inLocale(port.name, locale) : null,
      country: port ? (countries.of(port.countryCode) ?? port.countryCode) : null,
      location: port ? [port.location[0], port.location[1]] : null,
      arrival: call?.arrival ?? null,
      departure: call?.departure ?? null,
    };
  });
}

const slugWord = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Names a sailing for ever: voyage, ship and day do not change with prices or words. */
function slugOf({ voyage, ship, sailDate }: Sailing): string {
  return `${voyage.id}-${slugWord(ship.name)}-${sailDate}`;
}

/** A sailing as the listing tells it, in one language (C-03). */
export function cruiseOf(sailing: Sailing, locale: Locale, today: LocalDate): Cruise {
  const { ship, voyage, sailDate, returnDate } = sailing;
  const words = inLocale(WORDS, locale);
  const nights = voyage.days.length - 1;
  const title = inLocale(voyage.title, locale);
  const portsRoute = portsInOrder(voyage).map((port) => inLocale(findPort(port).name, locale));
  return {
    slug: slugOf(sailing),
    title,
    langcode: locale,
    metatag: {
      title: `${title}, ${words.nights(nights)} · ${ship.name}`,
      description: words.by(title, ship.name, portsRoute.join(', ')),
    },
    shipImage: null,
    package: `${words.nights(nights)} · ${words.fullBoard}`,
    nights,
    portsRoute,
    itinerary: itinerary(sailing, locale),
    routemap: routemap(voyage),
    region: voyage.region,
    vendor: ship.vendor,
    ship: ship.name,
    rating: ship.rating,
    priceInside: cabinPrice(sailing, 'inside', today),
    priceOceanview: cabinPrice(sailing, 'oceanview', today),
    priceBalcony: cabinPrice(sailing, 'balcony', today),
    priceSuite: cabinPrice(sailing, 'suite', today),
    departingPort: portsRoute[0] ?? '',
    sailDate,
    returnDate,
    shipDetails: shipDetails(ship, locale),
    shipDescription: inLocale(ship.description, locale),
    voyageDescription: inLocale(voyage.description, locale),
  };
}
