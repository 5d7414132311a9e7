import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { SEARCH_PATH, searchBody, searchHeaders, startApiAlone } from '../api-alone.ts';
import { manyOffers } from '../many-offers.ts';
import { RATIO_HEAD, ratioCells, table } from '../markdown.ts';
import { measurePairs } from '../measure-pairs.ts';
import { searchOnce } from '../search-once.ts';
import type { Section } from '../section.ts';

const OFFERS = 200;
const DAY = 30;
const OTHER_DAY = 31;
const CONNECTIONS = 20;
const SECONDS = 2;
/** So many searches from one address, then from the next: nobody meets a limit. */
const SEARCHES_OF_ONE = 20;

async function startBareServer(file: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bare-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${line.toString().trim()}`, stop };
}

let searches = 0;
async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: 'POST',
        path: SEARCH_PATH,
        body: searchBody(DAY),
        headers: searchHeaders(0),
        setupRequest(call) {
          searches += 1;
          return { ...call, headers: searchHeaders(Math.floor(searches / SEARCHES_OF_ONE)) };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} broken of ${result.requests.total}`);
  return result.requests.average;
}

/** What a search costs that somebody made before. */
export const cachedSearch: Section = {
  name: 'cached-search',
  title: 'A search that is cached, against bare node:http sending the same bytes',
  async measure(world) {
    await world.only();
    const folder = join(world.folder, 'cached-search');
    const api = await startApiAlone(folder);
    try {
      await searchOnce(api.url, OTHER_DAY, 1);
      api.supplier.answerWith(manyOffers(api.supplier.lastAnswer(), OFFERS));
      const { bytes } = await searchOnce(api.url, DAY, 1);
      const file = join(folder, 'reply.br');
      writeFileSync(file, bytes);
      const bare = await startBareServer(file);
      try {
        const rate = await measurePairs(
          world,
          'requests per second of api and bare server',
          () => requestsPerSecond(api.url),
          () => requestsPerSecond(bare.url),
        );
        const cells = [
          (bytes.length / 1000).toFixed(1),
          rate.pairs,
          rate.first.toFixed(0),
          rate.second.toFixed(0),
          ...ratioCells(rate),
        ];
        const head = [
          'reply, kB',
          'pairs',
          'api, per s',
          'bare, per s',
          `${RATIO_HEAD[0]} (≥ 0.85)`,
          RATIO_HEAD[1],
        ];
        return { body: table(head, [cells]), misses: [] };
      } finally {
        await bare.stop();
      }
    } finally {
      await api.stop();
    }
  },
};
