import type { Story } from '../demo/story.ts';
import { answeredBy, flightIn, searchTogether } from './search.ts';
import { openVisitor } from './visitor.ts';
import type { Scale } from './open-scale.ts';

const VISITORS = 150;
const PATH = '/air/flight-offer/search';

/** F-13 among processes. */
export async function equalSearches(scale: Scale, story: Story): Promise<void> {
  const { apis, calls, apiUrl } = scale;
  story.chapter(`${VISITORS} visitors search the same at once`);
  calls.forget();
  const before = answeredBy(scale, PATH);
  const searched = await searchTogether(scale, VISITORS, flightIn(40));
  const shares = [...answeredBy(scale, PATH)].map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
  story.check(
    `all of them have offers; ${shares.map(([name, count]) => `${name} answered ${count}`).join(', ')}`,
    searched.every(({ status, reply }) => status === 200 && (reply?.data.length ?? 0) > 0) &&
      shares.every(([, count]) => Number(count) > 0),
  );
  story.check(
    `the supplier was asked ${calls.count('airline: offers')} time(s)`,
    calls.count('airline: offers') === 1,
  );
  const kinds = new Set(searched.map(({ reply }) => reply?.meta.searchId));
  story.check('and everybody sees the same search', kinds.size === 1);

  const id = searched[0]?.reply?.data[0]?.id ?? '';
  const found = await Promise.all(
    apis.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/air/flightOffer/${id}`)).status),
  );
  story.check(
    `an offer of it can be chosen at every api (${found.join(', ')})`,
    found.every((status) => status === 200),
  );

  const visitor = openVisitor(scale);
  const refreshed = await visitor.fetch(`${apiUrl}/air/flight-offer/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    body: JSON.stringify(flightIn(40)),
  });
  const { meta }: { meta: { searchId: string } } = await refreshed.json();
  await visitor.leave();
  const next = await searchTogether(scale, apis.length * 2, flightIn(40));
  story.check(
    'one refreshes, and everybody sees what is new',
    !kinds.has(meta.searchId) && next.every(({ reply }) => reply?.meta.searchId === meta.searchId),
  );
  story.check(
    `for that the supplier was asked once more (${calls.count('airline: offers')} in all)`,
    calls.count('airline: offers') === 2,
  );
}
