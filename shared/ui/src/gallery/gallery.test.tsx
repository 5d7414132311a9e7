import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { Gallery, type GalleryPhoto } from './index.ts';

const photo = (caption: string, index = 0): GalleryPhoto => ({
  caption,
  sizes: [{ url: `/images/${index}.jpg`, width: 960, height: 640 }],
});
const photos = ['The pool', 'The lobby', 'A double room'].map(photo);
const gallery = (shown: readonly GalleryPhoto[]) => (
  <Gallery
    photos={shown}
    label="Photos of Hotel Sol"
    previousLabel="Previous photo"
    nextLabel="Next photo"
    countLabel={(number, count) => `${number} of ${count}`}
    creditLabel={(credit) => `Photo: ${credit}`}
    fallback={<span>A drawing</span>}
  />
);

describe('a gallery', () => {
  it('steps from photo to photo and says where one is', async () => {
    const { container } = render(gallery(photos));
    const user = userEvent.setup();
    expect(screen.getByRole('figure', { name: 'Photos of Hotel Sol' })).toHaveTextContent('The pool');
    expect(screen.getByRole('button', { name: 'Previous photo' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('The lobby');
    await expectAccessible(container);
  });

  it('asks at once only for the first', () => {
    render(gallery(photos));
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
  });

  it('says what is seen to those who do not see it, and who made it to everybody', () => {
    render(gallery([{ ...photo('The pool'), alt: 'Loungers around a round pool', credit: 'Ana Ruiz' }]));
    expect(screen.getByRole('img', { name: 'Loungers around a round pool' })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveTextContent('The pool · Photo: Ana Ruiz');
  });

  it('shows the stand-in where there are no photos', () => {
    render(gallery([]));
    expect(screen.getByText('A drawing')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
