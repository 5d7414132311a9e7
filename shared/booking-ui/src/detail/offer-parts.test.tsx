import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPart } from '../testing/open-part.tsx';
import { BackToList, OfferAbout, OfferGallery } from './index.ts';
import { DetailLoading } from './detail-loading.tsx';

describe('what an offer says of itself', () => {
  const sections = [
    { key: 'services', title: 'Services', lines: ['Pool', 'Gym'] },
    { key: 'rules', title: 'Rules', lang: 'es', lines: [] },
  ];

  it('is read under its headings, in the language of the supplier; what is empty has no heading', () => {
    openPart(<OfferAbout title="About" lang="es" text="Junto al mar." sections={sections} />);
    const about = within(screen.getByRole('region', { name: 'About' }));
    expect(about.getByText('Junto al mar.')).toHaveAttribute('lang', 'es');
    expect(about.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Services',
    ]);
    const list = about.getByRole('region', { name: 'Services' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pool', 'Gym']);
  });

  it('is not there where the supplier says nothing', () => {
    const { container } = openPart(
      <OfferAbout
        title="About"
        lang={undefined}
        text={null}
        sections={[{ key: 'rules', title: 'Rules', lines: [] }]}
      />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the pictures of an offer', () => {
  const photo = (number: number, caption: string) => ({
    caption,
    sizes: [{ url: `https://photos.example/${number}.jpg`, width: 800, height: 600 }],
  });
  const photos = [photo(1, 'The pool'), photo(2, 'The room')];
  const gallery = (shown: typeof photos) => (
    <OfferGallery
      name="Casa del Malecón"
      photos={shown}
      drawing={<span>drawing</span>}
      noPhotos="This is a drawing."
    />
  );

  it('are named after it and turned one by one', async () => {
    const { user } = openPart(gallery(photos));
    const region = within(screen.getByRole('figure', { name: 'Photos of Casa del Malecón' }));
    expect(region.getByText('1 of 2')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Next photo' }));
    expect(region.getByText('2 of 2')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Previous photo' }));
    expect(region.getByText('1 of 2')).toBeVisible();
    expect(screen.queryByText('This is a drawing.')).toBeNull();
  });

  it('where there is none, our drawing says that it is one', () => {
    openPart(gallery([]));
    expect(screen.getByText('drawing')).toBeVisible();
    expect(screen.getByText('This is a drawing.')).toBeVisible();
  });
});

it('the way back names the list it leads to', () => {
  openPart(<BackToList to="/hoteles/list?page=2">Hotels in Lima</BackToList>);
  expect(screen.getByRole('link', { name: 'Hotels in Lima' })).toHaveAttribute(
    'href',
    '/en/hoteles/list?page=2',
  );
});

it('an offer that is opened says so to those who do not see the grey shapes', () => {
  openPart(<DetailLoading label="Opening the hotel" />);
  expect(screen.getByText('Opening the hotel')).toBeInTheDocument();
});
