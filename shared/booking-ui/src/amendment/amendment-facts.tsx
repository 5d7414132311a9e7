import type { Amendment } from '@travesia/contracts';
import { formatDayDelta, formatLocalDate, formatLocalTime, useMoney, useText } from '@travesia/i18n';
import { DataList } from '@travesia/ui/data-list';
import { useBagsBought } from '../baggage/use-bags-bought.ts';
import type { JourneySection } from '../itinerary/index.ts';
import { lineWords } from '../price/index.ts';
import { bookingTexts } from '../texts/booking-texts.ts';

export type AmendmentFactsProps = {
  amendment: Amendment;
  travellers: readonly { readonly id: string; readonly name: string }[];
  /** Else it is about to be paid. */
  isPaid: boolean;
};

/** What a change replaces or adds, for whom, and what it costs. */
export function AmendmentFacts({ amendment, travellers, isPaid }: AmendmentFactsProps) {
  const { t, tag } = useText(bookingTexts);
  const bagsBought = useBagsBought();
  const money = useMoney();
  const { dropped, flown, added, priceLines, total } = amendment;
  const isBack = total.amount < 0;

  function flightLine({ segments }: JourneySection): string {
    const first = segments[0];
    const last = segments.at(-1);
    if (!first || !last) return '';
    return t('amendment.flight', {
      date: formatLocalDate(first.departureAt, tag, 'long'),
      departure: formatLocalTime(first.departureAt, tag),
      from: first.from.cityName,
      arrival: `${formatLocalTime(last.arrivalAt, tag)}${formatDayDelta(first.departureAt, last.arrivalAt) ?? ''}`,
      to: last.to.cityName,
      numbers: segments.map(({ carrierCode, flightNumber }) => `${carrierCode} ${flightNumber}`).join(', '),
    });
  }
  const flights = (key: 'before' | 'after', sections: Amendment['flown']) =>
    sections.flatMap((section) =>
      section.kind === 'journey'
        ? [{ key: `${key}-${section.journeyType}`, term: t(`amendment.${key}`), value: flightLine(section) }]
        : [],
    );
  function addedFor(travellerId: string): string[] {
    const isTheirs = (each: { readonly travellerId: string }) => each.travellerId === travellerId;
    return [
      ...(added?.baggages ?? []).filter(isTheirs).map(bagsBought),
      ...(added?.seats ?? [])
        .filter(isTheirs)
        .map(({ designator, flight }) => t('confirmed.seat', { seat: designator, flight })),
    ];
  }
  const additions = travellers.flatMap(({ id, name }) => {
    const lines = addedFor(id);
    return lines.length > 0
      ? [{ key: id, term: t('amendment.addedFor', { name }), value: lines.join(', ') }]
      : [];
  });

  return (
    <>
      <DataList
        variant="stacked"
        rows={[...flights('before', dropped), ...flights('after', flown), ...additions]}
      />
      <DataList
        rows={[
          ...priceLines.map((line, place) => ({
            key: `line-${place}`,
            term: lineWords(line, travellers),
            value: money(line.total),
          })),
          {
            key: 'total',
            term: t(isBack ? 'amendment.back' : isPaid ? 'amendment.paid' : 'amendment.toPay'),
            value: money({ ...total, amount: Math.abs(total.amount) }),
            strong: true,
          },
        ]}
      />
    </>
  );
}
