interface WireOffer {
  id: string;
  total_amount: string;
  slices: {
    segments: { operating_carrier_flight_number?: string; marketing_carrier_flight_number?: string }[];
  }[];
}

/** A supplier's reply with its offers again and again under other ids, prices and flight numbers. */
export function manyOffers(reply: Buffer, wanted: number): Buffer {
  const body = JSON.parse(reply.toString()) as { data: { offers: WireOffer[] } };
  const own = body.data.offers;
  if (own.length === 0) throw new Error('the supplier had no offer to repeat');
  const offers = Array.from({ length: wanted }, (_, index): WireOffer => {
    const round = Math.floor(index / own.length);
    const offer = structuredClone(own[index % own.length] as WireOffer);
    if (round === 0) return offer;
    offer.id = `${offer.id}${round}`;
    offer.total_amount = (Number(offer.total_amount) + round).toFixed(2);
    for (const { segments } of offer.slices) {
      for (const segment of segments) {
        segment.marketing_carrier_flight_number = String(
          Number(segment.marketing_carrier_flight_number ?? 0) + round * 7,
        );
      }
    }
    return offer;
  });
  return Buffer.from(JSON.stringify({ ...body, data: { ...body.data, offers } }));
}
