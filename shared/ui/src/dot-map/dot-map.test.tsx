import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { DotMap } from './index.ts';

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

  it('is drawn on the server without a style attribute', () => {
    expect(renderToString(map)).not.toContain('style=');
  });
});
