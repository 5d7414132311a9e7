import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part.tsx';

function Offer({ name }: { name: string }) {
  return <p>offer for {name}</p>;
}
const gone = () => Promise.reject(new Error('ChunkLoadError'));
const show = (Part: ReturnType<typeof lazyPart<{ name: string }>>) =>
  render(
    <>
      <h1>page</h1>
      <Part name="Ana" />
    </>,
  );

describe('a part of the shell that comes later', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('P-07: stands where it was asked for', async () => {
    show(lazyPart<{ name: string }>(() => Promise.resolve(Offer)));
    expect(await screen.findByText('offer for Ana')).toBeVisible();
  });

  it('P-07: whose file is missing leaves the page as it is, and says so in the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    show(lazyPart<{ name: string }>(gone, ({ name }) => <p>{name} can do without</p>));
    expect(await screen.findByText('Ana can do without')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'page' })).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
