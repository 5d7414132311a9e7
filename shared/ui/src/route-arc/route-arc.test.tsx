import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { RouteArc } from './index.ts';

const MADRID = { latitude: 40.47, longitude: -3.56, label: 'MAD' };
const BOGOTA = { latitude: 4.7, longitude: -74.15, label: 'BOG' };

describe('RouteArc', () => {
  it('is a picture with a name, or an ornament', async () => {
    const { rerender } = render(
      <RouteArc legs={[{ from: MADRID, to: BOGOTA }]} title="De Madrid a Bogotá" />,
    );
    expect(screen.getByRole('img', { name: 'De Madrid a Bogotá' })).toHaveTextContent('MADBOG');
    await expectAccessible();
    rerender(<RouteArc legs={[{ from: MADRID, to: BOGOTA }]} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('Q-10: several legs are on one map, each place named once', () => {
    const LIMA = { latitude: -12.02, longitude: -77.11, label: 'LIM' };
    const legs = [
      { from: MADRID, to: BOGOTA },
      { from: BOGOTA, to: LIMA },
      { from: LIMA, to: MADRID },
    ];
    render(<RouteArc legs={legs} title="Madrid – Bogotá – Lima – Madrid" />);
    expect(screen.getByRole('img')).toHaveTextContent('MADBOGLIM');
  });

  it('stands in the server’s HTML without styles', () => {
    const markup = renderToString(
      <RouteArc legs={[{ from: MADRID, to: BOGOTA }]} outline="M0 0l5 5-5 0z" animated />,
    );
    expect(markup).not.toContain('style=');
    expect(markup).not.toContain('NaN');
  });
});
