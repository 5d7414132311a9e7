import type { Cruise, CruiseDay } from '@travesia/contracts';

export interface PortStop {
  /** Days of the cruise in this port, the first one names it on the map. */
  readonly days: readonly number[];
  readonly port: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the ship stops, each place once; the last day belongs to the first where the circle closes. */
export function portStops({ itinerary }: Pick<Cruise, 'itinerary'>): readonly PortStop[] {
  const stops = new Map<string, PortStop>();
  for (const { day, port, location } of itinerary) {
    if (!port || !location) continue;
    const [longitude, latitude] = location;
    const known = stops.get(port);
    stops.set(port, { port, longitude, latitude, days: [...(known?.days ?? []), day] });
  }
  return [...stops.values()];
}

export type DayKind = 'sea' | 'boarding' | 'call' | 'overnight' | 'leaving';

/** What a day is: the first is boarding, the last is leaving, a call without departure stays the night. */
export function dayKind({ port, arrival, departure }: CruiseDay, isLast: boolean): DayKind {
  if (!port) return 'sea';
  if (isLast) return 'leaving';
  if (arrival === null) return departure === null ? 'overnight' : 'boarding';
  return departure === null ? 'overnight' : 'call';
}
