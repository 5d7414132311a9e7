import { useState, type SyntheticEvent } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DeskBooking, ServiceOffers } from '@travesia/contracts';
import { formatMoney, journeyWord, sumMoney, type JourneyType } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { Notice } from '@travesia/ui/notice';
import { Select } from '@travesia/ui/select';
import { DeskFaultNotice } from '../frame/desk-fault.tsx';
import { useDesk } from '../session/desk-context.ts';
import { deskTexts } from '../texts.ts';
import { MakeAmendment } from './make-amendment.tsx';
import styles from './booking.module.css';

/** By the key of each field: how many of a bag, or which seat. */
type Chosen = Readonly<Record<string, string>>;
type SeatMaps = ServiceOffers['seatMaps'];

const NOTHING = '';
const seatKey = (segmentId: string, travellerId: string) => `${segmentId} ${travellerId}`;

function seatsFor({ cabins }: SeatMaps[number], travellerId: string) {
  return cabins.flatMap(({ rows }) =>
    rows.flatMap(({ seats }) =>
      seats.flatMap(({ designator, services }) =>
        services
          .filter((service) => service.travellerId === travellerId)
          .map(({ serviceId, amount }) => ({ designator, serviceId, amount })),
      ),
    ),
  );
}

/** What was chosen, as it is requested, with the price of each that is on the screen. */
function wantedOf({ bags, seatMaps }: ServiceOffers, chosen: Chosen) {
  const wantedBags = bags.flatMap(({ additionalServicesId: serviceId, amount }) => {
    const quantity = Number(chosen[serviceId] ?? 0);
    return quantity > 0
      ? [{ service: { serviceId, quantity }, price: { ...amount, amount: amount.amount * quantity } }]
      : [];
  });
  const wantedSeats = seatMaps
    .flatMap(({ cabins }) => cabins.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats)))
    .flatMap(({ services }) => services)
    .filter(({ serviceId }) => Object.values(chosen).includes(serviceId))
    .map(({ serviceId, amount }) => ({ service: { serviceId, quantity: 1 }, price: amount }));
  return [...wantedBags, ...wantedSeats];
}

export type AddServicesProps = { booking: DeskBooking; onDone: (state: 'sent' | 'done') => void };

/** Bags and seats that the airline sells for the booking: a field for each bag, and for each traveller's seat. */
export function AddServices({ booking, onDone }: AddServicesProps) {
  const { t, tag } = useText(deskTexts);
  const journeyName = (type: JourneyType) => {
    const { key, number } = journeyWord(type);
    return t(`amend.journeys.${key}`, { number });
  };
  const { client } = useDesk();
  const [chosen, setChosen] = useState<Chosen>({});
  const [isEmpty, setEmpty] = useState(false);
  const { id } = booking;
  const people = (booking.shown?.travellers ?? []).map((person) => ({
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
  }));
  const offers = useQuery({
    queryKey: ['services', id, booking.seen],
    queryFn: () => client.serviceOffers(id),
    gcTime: 0,
    // A refresh would put back what is being chosen.
    refetchOnWindowFocus: false,
  });
  const wanted = offers.data ? wantedOf(offers.data, chosen) : [];
  const quote = useMutation({
    mutationFn: () => {
      const prices = wanted.map(({ price }) => price);
      return client.servicesQuote({
        id,
        services: wanted.map(({ service }) => service),
        shown: sumMoney(prices, prices[0]?.currency ?? ''),
      });
    },
  });
  const field = (key: string) => ({
    value: chosen[key] ?? NOTHING,
    onChange: ({ target }: { target: { value: string } }) => setChosen({ ...chosen, [key]: target.value }),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (quote.isPending) return;
    setEmpty(wanted.length === 0);
    if (wanted.length > 0) quote.mutate();
  }

  if (quote.data)
    return (
      <>
        <ul className={styles.list}>
          {quote.data.priceLines.map((line) => (
            <li key={line.label}>{`${line.label} × ${line.quantity} · ${formatMoney(line.total, tag)}`}</li>
          ))}
        </ul>
        <MakeAmendment booking={booking} quote={quote.data} onDone={onDone} onBack={() => quote.reset()} />
      </>
    );
  const seatFields = (offers.data?.seatMaps ?? []).flatMap((map) =>
    people
      .map((person) => ({ person, map, seats: seatsFor(map, person.id) }))
      .filter(({ seats }) => seats.length > 0),
  );
  return (
    <>
      {offers.isPending && <p role="status">{t('loading')}</p>}
      {offers.error && <DeskFaultNotice fault={offers.error} onRetry={() => void offers.refetch()} />}
      {offers.data && seatFields.length === 0 && offers.data.bags.length === 0 && (
        <Notice>{t('amend.noServices')}</Notice>
      )}
      {offers.data && (seatFields.length > 0 || offers.data.bags.length > 0) && (
        <form className={styles.form} aria-label={t('amend.add')} noValidate onSubmit={submit}>
          {offers.data.bags.map((bag) => (
            <Select
              key={bag.additionalServicesId}
              label={t('amend.bag', {
                name: people.find((person) => person.id === bag.travellerId)?.name ?? '',
                journey: journeyName(bag.journeyType),
                amount: formatMoney(bag.amount, tag),
              })}
              {...field(bag.additionalServicesId)}
            >
              {Array.from({ length: bag.quantity + 1 }, (_each, count) => (
                <option key={count} value={count === 0 ? NOTHING : String(count)}>
                  {count}
                </option>
              ))}
            </Select>
          ))}
          {seatFields.map(({ map, person, seats }) => (
            <Select
              key={seatKey(map.segmentId, person.id)}
              label={t('amend.seat', { name: person.name, flight: map.title })}
              {...field(seatKey(map.segmentId, person.id))}
            >
              <option value={NOTHING}>{t('amend.noSeat')}</option>
              {seats.map(({ designator, serviceId, amount }) => (
                <option key={serviceId} value={serviceId}>
                  {`${designator} · ${formatMoney(amount, tag)}`}
                </option>
              ))}
            </Select>
          ))}
          {isEmpty && wanted.length === 0 && <Notice tone="error">{t('amend.nothingChosen')}</Notice>}
          {quote.error && <DeskFaultNotice fault={quote.error} />}
          <Button type="submit" size="small" pending={quote.isPending}>
            {t('amend.price')}
          </Button>
        </form>
      )}
    </>
  );
}
