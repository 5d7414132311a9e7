import { HOTEL, type ChosenStay } from '@travesia/products/hotels';

const ID = /^[A-Za-z0-9_-]{1,120}$/;

/** The summary of a checked rate; can be opened cold, the rate is then checked again. */
export function staySummaryAddress({
  hotelCode,
  rateKey,
}: Pick<ChosenStay, 'hotelCode' | 'rateKey'>): string {
  const query = new URLSearchParams({ hotel: hotelCode, rate: rateKey });
  return `${HOTEL.paths.summary}?${query.toString()}`;
}

/** What such an address names; null where it names nothing. */
export function readStayAddress(query: URLSearchParams): { hotelCode: string; rateKey: string } | null {
  const [hotelCode, rateKey] = [query.get('hotel') ?? '', query.get('rate') ?? ''];
  return ID.test(hotelCode) && ID.test(rateKey) ? { hotelCode, rateKey } : null;
}
