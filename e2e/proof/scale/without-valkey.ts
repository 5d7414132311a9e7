import type { Story } from '../demo/story.ts';
import { seconds, timeUntil } from '../demo/story.ts';
import { travel } from '../campaigns/world/traveller.ts';
import { flightIn, search, searchTogether } from './search.ts';
import { openVisitor } from './visitor.ts';
import type { Scale } from './open-scale.ts';

const VISITORS = 30;
const CHOOSERS = 12;
const BACK_MAX_MS = 30_000;

/** Searches and opens the first offer, as one visitor. */
async function chooseOne(scale: Scale): Promise<number> {
  const visitor = openVisitor(scale);
  const { reply } = await search(scale, visitor, flightIn(42));
  const opened = await visitor.fetch(`${scale.apiUrl}/air/flightOffer/${reply?.data[0]?.id}`);
  await opened.body?.cancel();
  await visitor.leave();
  return opened.status;
}

/** It holds nothing that cannot be asked for again. */
export async function withoutValkey(scale: Scale, story: Story): Promise<void> {
  const { apis, calls, valkey } = scale;
  story.chapter(`${valkey.name} dies`);
  await valkey.kill();
  calls.forget();
  const searched = await searchTogether(scale, VISITORS, flightIn(42));
  const slowestMs = Math.max(...searched.map(({ ms }) => ms));
  story.check(
    `${VISITORS} visitors search as ever (slowest ${seconds(slowestMs)})`,
    searched.every(({ status, reply }) => status === 200 && (reply?.data.length ?? 0) > 0),
  );
  const asked = calls.count('airline: offers');
  story.check(`each api asks by itself: ${asked} calls of ${apis.length} apis`, asked <= apis.length);

  const choices = await Promise.all(Array.from({ length: CHOOSERS }, () => chooseOne(scale)));
  story.check(
    `${choices.filter((status) => status === 200).length} of ${CHOOSERS} who choose a flight of theirs find it`,
    choices.every((status) => status === 200),
  );
  const visitor = openVisitor(scale);
  const { screen } = await travel(
    scale,
    { trip: 'flight', card: '4242424242424242', familyName: 'Ferrer', number: 5 },
    visitor,
  );
  await visitor.leave();
  story.check(`a traveller who books sees “${screen}”`, screen === 'confirmed');

  await valkey.restart();
  let days = 43;
  const backMs = await timeUntil(async () => {
    calls.forget();
    const again = await searchTogether(scale, apis.length * 4, flightIn(days));
    days += 1;
    return again.every(({ status }) => status === 200) && calls.count('airline: offers') === 1;
  }, BACK_MAX_MS);
  story.check(`it is back, empty; ${seconds(backMs)} later searches are one call again`, backMs !== null);
}
