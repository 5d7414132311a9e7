import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPart } from '../testing/open-part.tsx';
import { DetailFailed } from './detail-failed.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { RateFailed } from '../choosing/rate-failed.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('an offer that cannot be opened', () => {
  it('is asked for again, or the way leads back to the list', async () => {
    const onRetry = jest.fn();
    const { user } = openPart(
      <DetailFailed
        title="Hotel"
        failure={new TypeError('no route')}
        onRetry={onRetry}
        back="/list?page=2"
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Hotel' })).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot reach the site.');
    expect(links()).toEqual([['Back to the results', '/en/list?page=2']]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again where it is no longer sold', () => {
    openPart(<DetailFailed title="Hotel" failure={null} onRetry={null} back="/list" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(links()).toEqual([['Back to the results', '/en/list']]);
  });

  it('of which nothing is left for these days says so, and leads back', () => {
    openPart(<NothingLeft title="Nothing for these days" advice="Choose others." back="/list" />);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing for these daysChoose others.');
    expect(links()).toEqual([['Back to the results', '/en/list']]);
  });
});

describe('a price that cannot be confirmed', () => {
  const open = (code: string) => {
    const [onRetry, onRefresh] = [jest.fn(), jest.fn()];
    const part = openPart(
      <RateFailed
        title="No price"
        code={code}
        onRetry={onRetry}
        refresh={{ words: 'See what is left', onRefresh }}
      />,
    );
    return { ...part, onRetry, onRefresh };
  };

  it.each(['hotel_not_found', 'activity_not_found'])('%s: what is left is looked at', async (code) => {
    const { user, onRetry, onRefresh } = open(code);
    await user.click(screen.getByRole('button', { name: 'See what is left' }));
    expect([onRetry.mock.calls.length, onRefresh.mock.calls.length]).toEqual([0, 1]);
  });

  it.each(['supplier_failed', 'network'])('%s: it is asked for again', async (code) => {
    const { user, onRetry, onRefresh } = open(code);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect([onRetry.mock.calls.length, onRefresh.mock.calls.length]).toEqual([1, 0]);
  });
});
