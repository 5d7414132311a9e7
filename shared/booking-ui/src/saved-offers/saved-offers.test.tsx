import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { TextProvider } from '@travesia/platform/react';
import { openPart } from '../testing/open-part.tsx';
import { choosingTexts } from '../choosing/index.ts';
import {
  addSaved,
  FavouriteToggle,
  SavedOffersButton,
  savedTexts,
  type SavedList,
  type SavedOffer,
} from './index.ts';

const SOL: SavedOffer = { code: 'sol', name: 'Hotel Sol', place: 'Madrid, Spain' };
const LUNA: SavedOffer = { code: 'luna', name: 'Hotel Luna', place: 'Lima, Peru' };
const TEXTS = [savedTexts, choosingTexts];
const KEY = 'travesia.favourites.hotel';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

function open(lists: readonly SavedList[] = ['favourites', 'seen']) {
  return openPart(
    <TextProvider locale="en" texts={TEXTS}>
      <FavouriteToggle kind="hotel" offer={SOL} />
      <SavedOffersButton
        kind="hotel"
        lists={lists}
        addressOf={(code) => `/hotel?code=${code}`}
        priceOf={(code) => (code === 'sol' ? 'From $80.00' : null)}
        show="Show 3 places"
      />
    </TextProvider>,
  );
}
const heart = () => screen.getByRole('button', { name: 'Favorite Hotel Sol' });
const openSaved = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Saved' }));

describe('Q-17 Q-18: favourites', () => {
  it('are marked by one press, stored in this browser, and listed with the way to them and today’s price', async () => {
    const { user } = open();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await user.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([SOL]);
    await openSaved(user);
    expect(screen.getByRole('link', { name: 'Hotel Sol' })).toHaveAttribute('href', '/en/hotel?code=sol');
    expect(screen.getByText('Madrid, Spain · From $80.00')).toBeVisible();
    expect(screen.getByText(/saved in this browser only/)).toBeVisible();
  });

  it('are taken off the list, and the focus stays in it', async () => {
    act(() => addSaved('favourites', 'hotel', SOL));
    const { user } = open();
    await openSaved(user);
    await user.click(screen.getByRole('button', { name: 'Remove Hotel Sol from your favorites' }));
    expect(screen.getByText(/No favorites yet/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your favorites' })).toHaveFocus();
    expect(localStorage.getItem(KEY)).toBe('[]');
  });

  it('change with another tab', () => {
    open();
    localStorage.setItem(KEY, JSON.stringify([SOL]));
    act(() => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('of other kinds are apart', () => {
    act(() => addSaved('favourites', 'tour', SOL));
    open();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it.each(['{', 'null', '[{"code":7}]'])('stored text that holds %s holds none', (text) => {
    localStorage.setItem(KEY, text);
    open();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    [
      'refuses its storage',
      () =>
        jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
          throw new DOMException('refused', 'SecurityError');
        }),
    ],
    [
      'has no room',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])('work in a browser that %s, which is said', async (_what, refuse) => {
    refuse();
    const { user } = open();
    await user.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await openSaved(user);
    expect(screen.getByText(/this list lasts until you reload or close the page/)).toBeVisible();
    expect(screen.queryByText(/saved in this browser only/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Hotel Sol from your favorites' }));
    expect(screen.getByText(/No favorites yet/)).toBeVisible();
  });
});

describe('Q-18: recently seen', () => {
  it('newest first, each once, eight at most; the list is emptied by one press', async () => {
    act(() => {
      addSaved('seen', 'hotel', SOL);
      for (let at = 0; at < 7; at += 1)
        addSaved('seen', 'hotel', { code: `h${at}`, name: `Hotel ${at}`, place: '' });
      addSaved('seen', 'hotel', LUNA);
      addSaved('seen', 'hotel', { code: 'h3', name: 'Hotel 3', place: '' });
    });
    const { user } = open(['seen']);
    await openSaved(user);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Hotel 3',
      'Hotel Luna',
      'Hotel 6',
      'Hotel 5',
      'Hotel 4',
      'Hotel 2',
      'Hotel 1',
      'Hotel 0',
    ]);
    await user.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
    expect(screen.getByText("You haven't opened any yet.")).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recently viewed' })).toHaveFocus();
  });
});
