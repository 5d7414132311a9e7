import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { openPart } from '../testing/open-part.tsx';
import { NoMatch } from './no-match.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultNotices, type ResultNoticesProps } from './result-notices.tsx';
import { ResultsLoading } from './results-loading.tsx';
import { SearchFailed } from './search-failed.tsx';

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  jest.useRealTimers();
});

describe('a list of results that is loading', () => {
  it('says that it takes long only once it does', () => {
    jest.useFakeTimers();
    openPart(<ResultsLoading label="Searching hotels" longLabel="Still searching" />);
    expect(screen.getByText('Searching hotels')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(7_999));
    expect(screen.queryByText('Still searching')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Still searching')).toBeVisible();
  });
});

describe('a list of results that failed', () => {
  it('X-16: says why, offers the search again and a telephone number', async () => {
    const onRetry = jest.fn();
    const { user } = openPart(<SearchFailed failure={new TypeError('no route')} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot reach the site.');
    expect(screen.getByRole('link', { name: '+1 202 555 0180' })).toHaveAttribute('href', 'tel:+12025550180');
    await user.click(button('Try again'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('a list without results', () => {
  it('H-12: gives advice where every supplier answered, and nothing to press', () => {
    openPart(<NothingFound advice="Try other days." isComplete onRetry={() => {}} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('No results found for your search');
    expect(screen.getByText('Try other days.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('H-12: offers the search again where a supplier did not answer', async () => {
    const onRetry = jest.fn();
    const { user } = openPart(<NothingFound advice="Try other days." isComplete={false} onRetry={onRetry} />);
    expect(screen.queryByText('Try other days.')).toBeNull();
    expect(screen.getByText(/partners didn't respond/)).toBeVisible();
    await user.click(button('Try again'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('T-08: takes away the filters that hide everything, in one press', async () => {
    const onReset = jest.fn();
    const { user } = openPart(<NoMatch advice="The filters hide 12 hotels." onReset={onReset} />);
    expect(screen.getByRole('status')).toHaveTextContent('The filters hide 12 hotels.');
    await user.click(button('Clear all filters'));
    expect(onReset).toHaveBeenCalledTimes(1);
  });
});

describe('a list of which something is missing', () => {
  function open(partial: string | null, rest: ResultNoticesProps['found']['rest']) {
    const found = { rest, retryRest: jest.fn(), refresh: jest.fn() };
    const words = { loading: 'More are on their way', failed: 'The rest failed', more: 'There are more' };
    return { found, ...openPart(<ResultNotices partial={partial} found={found} words={words} />) };
  }

  it('a supplier that did not answer is asked again with the whole search', async () => {
    const { user, found } = open('One supplier did not answer', 'ready');
    const notice = screen.getByText('One supplier did not answer');
    expect(notice).toBeVisible();
    await user.click(button('Try again'));
    expect(found.refresh).toHaveBeenCalledTimes(1);
    expect(found.retryRest).not.toHaveBeenCalled();
  });

  it('pages that failed are asked for again by themselves', async () => {
    const { user, found } = open(null, 'failed');
    expect(screen.queryByText('There are more')).toBeNull();
    await user.click(button('Try again'));
    expect(found.retryRest).toHaveBeenCalledTimes(1);
    expect(found.refresh).not.toHaveBeenCalled();
  });

  it('pages on their way are announced', () => {
    const { container } = open(null, 'loading');
    expect(within(container).getByRole('status')).toHaveTextContent('More are on their way');
    expect(screen.queryByText('There are more')).toBeNull();
  });

  it('where all pages are there, the list says that there is more than it holds', () => {
    open(null, 'ready');
    expect(screen.getByText('There are more')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
