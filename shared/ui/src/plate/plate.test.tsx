import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Plate, PLATE_KINDS } from './index.ts';
import { platePaths } from './plate-paths.ts';

describe('a plate', () => {
  it.each([...PLATE_KINDS])('of %s is an ornament, and the same for the same word', async (kind) => {
    const { container } = render(<Plate kind={kind} seed="Sol" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('path').length).toBeGreaterThan(4);
    expect(platePaths(kind, 'Sol')).toEqual(platePaths(kind, 'Sol'));
    await expectAccessible(container);
  });

  it.each([...PLATE_KINDS])('of %s looks different for each of thirty hotels of a list', (kind) => {
    const plates = Array.from({ length: 30 }, (_, place) => platePaths(kind, `hotel ${place}`).paths.join());
    expect(new Set(plates).size).toBe(30);
  });

  it.each([...PLATE_KINDS])('of %s is light: a list of them does not weigh on its document', (kind) => {
    expect(platePaths(kind, 'Sol').paths.join('').length).toBeLessThan(4_500);
  });
});
