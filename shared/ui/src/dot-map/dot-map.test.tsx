import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { DotMap, fromPlane } from './index.ts';
import { onPlane } from './local-plane.ts';

const map = (
  <DotMap
    middle={{ latitude: 40.4, longitude: -3.7 }}
    reachKm={15}
    dots={Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      latitude: 40.4 + index / 10_000,
      longitude: -3.7,
    }))}
    selectedId="3"
    rings={[{ km: 10, label: '10 km' }]}
    title="1,000 hotels around Madrid"
  />
);

describe('a map of dots', () => {
  it('says what it shows and stays small with a thousand places', async () => {
    const { container } = render(map);
    expect(screen.getByRole('img', { name: '1,000 hotels around Madrid' })).toBeInTheDocument();
    expect(container.querySelectorAll('*').length).toBeLessThan(15);
    await expectAccessible(container);
  });

  const HOTELS = [
    { id: 'first', latitude: 40.4, longitude: -3.7 },
    { id: 'same place', latitude: 40.401, longitude: -3.7 },
    { id: 'there too', latitude: 40.4, longitude: -3.701 },
    { id: 'apart', latitude: 40.35, longitude: -3.7 },
  ];
  const priced = (selectedId: string | null, dots = HOTELS) => (
    <DotMap
      middle={{ latitude: 40.4, longitude: -3.7 }}
      reachKm={15}
      dots={dots}
      labels={[
        { id: 'first', text: '100 €' },
        { id: 'same place', text: '120 €' },
        { id: 'there too', text: '130 €' },
        { id: 'apart', text: '90 €' },
        { id: 'filtered out', text: '10 €' },
      ]}
      selectedId={selectedId}
      rings={[]}
      title="Hotels"
    />
  );
  const wordsOf = (container: HTMLElement) =>
    [...container.querySelectorAll('text')].map(({ textContent }) => textContent);

  it('Q-16: words stand above or below dots, the first ones first, and none on another', () => {
    expect(wordsOf(render(priced(null)).container)).toEqual(['100 €', '120 €', '90 €']);
  });

  it('the dot that is pointed at has its words before all others', () => {
    expect(wordsOf(render(priced('there too')).container)).toEqual(['130 €', '100 €', '90 €']);
  });

  it('words that would hide a crowd of dots are left out', () => {
    const crowd = Array.from({ length: 100 }, (_, index) => ({
      id: `crowd ${index}`,
      latitude: 40.35 + ((index % 10) - 5) / 500,
      longitude: -3.7 + (Math.floor(index / 10) - 5) / 500,
    }));
    expect(wordsOf(render(priced(null, [...HOTELS, ...crowd])).container)).toEqual(['100 €', '120 €']);
  });

  it('a point of the plane and its place are each other’s', () => {
    const middle = { latitude: 40.4, longitude: -3.7 };
    const place = { latitude: 40.5, longitude: -3.5 };
    const back = fromPlane(onPlane(place, middle), middle);
    expect(back.latitude).toBeCloseTo(place.latitude);
    expect(back.longitude).toBeCloseTo(place.longitude);
  });

  it('is drawn on the server without a style attribute', () => {
    expect(renderToString(map)).not.toContain('style=');
  });
});
