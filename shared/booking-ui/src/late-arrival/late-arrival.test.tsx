import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { OrderSection, OrderView } from '@travesia/contracts';
import { TextProvider } from '@travesia/platform/react';
import { LateArrivalNotice, lateArrivalTexts } from './index.ts';
import { lateArrivalOf } from './late-arrival-of.ts';

const TEXTS = [lateArrivalTexts];
const airport = { code: 'BOG', lat: 4.7, lon: -74.1, cityName: 'Bogotá', name: 'El Dorado', terminal: null };

function onward(arrivalAt: string): OrderSection {
  const segment = {
    carrierCode: 'AV',
    carrierName: 'Avianca',
    operatedBy: null,
    flightNumber: '27',
    aircraft: null,
    cabin: 'economy',
    from: airport,
    to: airport,
    departureAt: '2026-12-10T12:40',
    arrivalAt,
    durationInMinutes: 640,
    connectionInMinutes: null,
  };
  const heading = 'Outbound';
  return {
    kind: 'journey',
    journeyType: 'onward',
    heading,
    durationInMinutes: 640,
    stops: 0,
    origin: airport,
    destination: airport,
    segments: [segment],
  };
}

const desk = { code: 'arrival_2', title: 'Late arrival', text: 'The desk closes at 22:00.' };
const pets = { code: 'property_3', title: 'Pets', text: 'Dogs are welcome.' };
const alwaysOpen = { code: 'reception_always_open', title: 'Reception', text: 'Open 24 hours.' };

describe('an order whose flight may land after a reception closes (K-03)', () => {
  const orderOf = (orderKind: OrderView['orderKind'], landsAt: string, policies = [desk, pets]) => ({
    orderKind,
    sections: [onward(landsAt)],
    policies,
  });
  it.each([
    ['a package at night', orderOf('package', '2026-12-10T23:40'), [desk.text]],
    ['a package whose house says nothing', orderOf('package', '2026-12-10T23:40', [pets]), []],
    ['a package by day', orderOf('package', '2026-12-10T17:20'), null],
    ['a reception that never closes', orderOf('package', '2026-12-10T23:40', [desk, alwaysOpen]), null],
    ['a flight alone', orderOf('flight', '2026-12-10T23:40'), null],
  ])('%s', (_story, order, house) => {
    expect(lateArrivalOf(order)?.house ?? null).toEqual(house);
  });
});

describe('what is said of it', () => {
  const open = (locale: 'es' | 'en', house: readonly string[] | null, landsAt = '2026-12-10T23:40') =>
    render(
      <TextProvider locale={locale} texts={TEXTS}>
        <LateArrivalNotice departsAt="2026-12-10T20:10" landsAt={landsAt} house={house} />
      </TextProvider>,
    );

  it('the time, the words of the house, and what to do', () => {
    open('es', ['La recepción cierra a las 22:00.']);
    expect(screen.getByText('Aterrizas a las 23:40. Comprueba que la recepción esté abierta')).toBeVisible();
    expect(screen.getByText('El alojamiento dice: «La recepción cierra a las 22:00.»')).toBeVisible();
    expect(screen.getByText(/elige otro vuelo u otro alojamiento antes de pagar/)).toBeVisible();
  });

  it('a house that says nothing, and no house chosen yet, are told apart', () => {
    const { unmount } = open('en', []);
    expect(screen.getByText('The property does not say how late its reception is open.')).toBeVisible();
    unmount();
    open('en', null);
    expect(screen.getByText(/^Some properties close their reception at night/)).toBeVisible();
  });

  it('K-04: who lands after midnight has a room from the evening before, and reads so', () => {
    const { unmount } = open('en', []);
    expect(screen.queryByText(/your room is booked from/)).toBeNull();
    unmount();
    open('en', [], '2026-12-11T00:40');
    expect(screen.getByText(/your room is booked from the night of Thu, Dec 10/)).toBeVisible();
  });
});
