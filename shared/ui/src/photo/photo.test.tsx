import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Photo } from './index.ts';

const sizes = [
  { url: '/images/pool-480.jpg', width: 480, height: 320 },
  { url: '/images/pool-960.jpg', width: 960, height: 640 },
];
const fallback = <span>No picture</span>;

describe('a photograph', () => {
  it('lets the browser choose the width and keeps its place until it comes', async () => {
    const { container } = render(
      <Photo picture={{ sizes }} alt="The pool" shownAs="100vw" fallback={fallback} />,
    );
    const image = screen.getByRole('img', { name: 'The pool' });
    expect(image).toHaveAttribute('srcset', '/images/pool-480.jpg 480w, /images/pool-960.jpg 960w');
    expect(image).toHaveAttribute('width', '960');
    expect(image).toHaveAttribute('loading', 'lazy');
    fireEvent.load(image);
    expect(container.firstChild).toHaveAttribute('data-state', 'shown');
    await expectAccessible(container);
  });

  it('gives way to its stand-in when it does not come', () => {
    render(<Photo picture={{ sizes }} alt="The pool" shownAs="100vw" fallback={fallback} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('No picture')).toBeVisible();
  });

  it('shows the stand-in where there is no picture at all', () => {
    render(<Photo picture={null} alt="The pool" shownAs="100vw" fallback={fallback} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('No picture')).toBeVisible();
  });

  it('stands on its blur until it is there', () => {
    const blur = 'data:image/webp;base64,UklGRg==';
    const { container } = render(
      <Photo picture={{ sizes, blur }} alt="The pool" shownAs="100vw" fallback={fallback} />,
    );
    const blurred = () => container.querySelector(`img[src="${blur}"]`);
    // Nobody hears of it: the photograph itself has the words.
    expect(blurred()).toHaveAttribute('alt', '');
    fireEvent.load(screen.getByRole('img', { name: 'The pool' }));
    expect(blurred()).toBeNull();
  });

  it('takes its blur along when it does not come', () => {
    const blur = 'data:image/webp;base64,UklGRg==';
    const { container } = render(
      <Photo picture={{ sizes, blur }} alt="The pool" shownAs="100vw" fallback={fallback} />,
    );
    fireEvent.error(screen.getByRole('img', { name: 'The pool' }));
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    [{ x: 0.1, y: 0.45 }, '0', '50'],
    [{ x: 0.9, y: 0.3 }, '100', '25'],
  ])('keeps in sight what matters: %j', (focus, x, y) => {
    render(<Photo picture={{ sizes, focus }} alt="The pool" shownAs="100vw" fallback={fallback} />);
    const image = screen.getByRole('img');
    expect([image.dataset['focusX'], image.dataset['focusY']]).toEqual([x, y]);
    // The policy of pages refuses styles of elements.
    expect(image).not.toHaveAttribute('style');
  });

  it('is looked for again when another one takes its place', () => {
    const shown = (url: string) => (
      <Photo
        picture={{ sizes: [{ url, width: 480, height: 320 }] }}
        alt="The pool"
        shownAs="100vw"
        fallback={fallback}
      />
    );
    const { rerender } = render(shown('/images/away.jpg'));
    fireEvent.error(screen.getByRole('img'));
    rerender(shown('/images/there.jpg'));
    expect(screen.getByRole('img', { name: 'The pool' })).toHaveAttribute('src', '/images/there.jpg');
  });
});
