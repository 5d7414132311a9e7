import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Photo, PhotoOrScene } from './index.ts';

const sizes = [
  { url: '/images/pool-480.jpg', width: 480, height: 320 },
  { url: '/images/pool-960.jpg', width: 960, height: 640 },
];
const fallback = <span>No picture</span>;

describe('a photograph', () => {
  it('lets the browser choose the width and keeps its place until it comes', async () => {
    const { container } = render(<Photo sizes={sizes} alt="The pool" shownAs="100vw" fallback={fallback} />);
    const image = screen.getByRole('img', { name: 'The pool' });
    expect(image).toHaveAttribute('srcset', '/images/pool-480.jpg 480w, /images/pool-960.jpg 960w');
    expect(image).toHaveAttribute('width', '960');
    expect(image).toHaveAttribute('loading', 'lazy');
    fireEvent.load(image);
    expect(container.firstChild).toHaveAttribute('data-state', 'shown');
    await expectAccessible(container);
  });

  it('gives way to its stand-in when it does not come', () => {
    render(<Photo sizes={sizes} alt="The pool" shownAs="100vw" fallback={fallback} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('No picture')).toBeVisible();
  });

  it('shows the stand-in where there is no picture at all', () => {
    render(<Photo sizes={[]} alt="The pool" shownAs="100vw" fallback={fallback} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('No picture')).toBeVisible();
  });

  it('or a landscape of ours takes its place', async () => {
    const { container } = render(
      <PhotoOrScene sizes={[]} shownAs="100vw" scene={{ kind: 'beach', seed: 'Sol' }} />,
    );
    await waitFor(() => expect(container.querySelector('svg')).toBeVisible());
  });
});
