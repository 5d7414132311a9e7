import type { Cruise } from '@travesia/contracts';
import { decimalsOf } from '@travesia/domain';
import { startingPrice } from '../../../data/starting-price.ts';

/** The sailing as schema.org describes a trip for sale. */
export function structuredDataOf(cruise: Cruise): Record<string, unknown>[] {
  const price = startingPrice(cruise);
  return [
    {
      '@type': 'BoatTrip',
      name: cruise.title,
      description: cruise.voyageDescription,
      departureTime: cruise.sailDate,
      arrivalTime: cruise.returnDate,
      departureBoatTerminal: { '@type': 'BoatTerminal', name: cruise.departingPort },
      provider: { '@type': 'Organization', name: cruise.vendor },
      itinerary: {
        '@type': 'ItemList',
        itemListElement: cruise.portsRoute.map((name, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
        })),
      },
      ...(price && {
        offers: {
          '@type': 'Offer',
          price: price.amount / 10 ** decimalsOf(price.currency),
          priceCurrency: price.currency,
        },
      }),
    },
  ];
}
