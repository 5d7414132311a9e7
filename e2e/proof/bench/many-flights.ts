import type { Page } from '@playwright/test';

interface Segment {
  flightNumber: string;
}
interface Offer {
  id: string;
  price: { intTotal: { amount: number } };
  itineraries: { segments: Segment[] }[];
}

/** The supplier's offers again and again under other flight numbers and prices, until there are `wanted`. */
export async function withManyFlights(page: Page, wanted: number): Promise<void> {
  await page.route('**/api/air/flight-offer/search', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: Offer[] };
    const own = body.data;
    const data = Array.from({ length: wanted }, (_, index): Offer => {
      const round = Math.floor(index / own.length);
      const offer = structuredClone(own[index % own.length] as Offer);
      if (round === 0) return offer;
      offer.id = `${offer.id}-${round}`;
      offer.price.intTotal.amount += round * 100;
      for (const { segments } of offer.itineraries) {
        for (const segment of segments)
          segment.flightNumber = String(Number(segment.flightNumber) + round * 7);
      }
      return offer;
    });
    await route.fulfill({ response: reply, json: { ...body, data } });
  });
}
