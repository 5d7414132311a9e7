import type { OrderView } from '@travesia/contracts';
import { isLateArrival, type LocalDateTime } from '@travesia/domain';

export interface LateArrival {
  readonly departsAt: LocalDateTime;
  readonly landsAt: LocalDateTime;
  /** What the property says of its reception and its keys, in its words. */
  readonly house: readonly string[];
}

/** A package whose flight lands when the hotel's reception may be closed; null for every other order (K-03). */
export function lateArrivalOf({
  orderKind,
  sections,
  policies,
}: Pick<OrderView, 'orderKind' | 'sections' | 'policies'>): LateArrival | null {
  if (orderKind !== 'package' || policies.some(({ code }) => code === 'reception_always_open')) return null;
  const journeys = sections.flatMap((section) => (section.kind === 'journey' ? [section] : []));
  const segments = journeys.find(({ journeyType }) => journeyType === 'onward')?.segments;
  const departsAt = segments?.[0]?.departureAt;
  const landsAt = segments?.at(-1)?.arrivalAt;
  if (!departsAt || !landsAt || !isLateArrival(landsAt)) return null;
  return {
    departsAt,
    landsAt,
    house: policies.filter(({ code }) => code.startsWith('arrival_')).map(({ text }) => text),
  };
}
