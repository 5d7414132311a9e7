import { travel, type Journey } from '../campaigns/world/traveller.ts';
import { flightIn } from './search.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import type { Scale } from './open-scale.ts';

export interface Load {
  /** Requests that were answered, by what was asked. */
  readonly answered: ReadonlyMap<string, number>;
  /** What a visitor ought not to see, in words. */
  readonly failed: readonly string[];
  readonly journeys: readonly Journey[];
  /** Everybody finishes what they are at. */
  end(): Promise<void>;
}

const READERS = 4;
const SEARCHERS = 3;
const TRAVELLERS = 2;
const PAUSE_MS = 40;
const PAYS_AT_ONCE = '4242424242424242';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** People on the site all the while: they read, search, and book; nothing is asked twice on their side. */
export function startLoad(scale: Scale): Load {
  const { siteOrigin, apiUrl } = scale;
  const answered = new Map<string, number>();
  const failed: string[] = [];
  const journeys: Journey[] = [];
  let isOver = false;

  async function ask(visitor: Visitor, what: string, address: string, init: RequestInit = {}) {
    try {
      const reply = await visitor.fetch(address, init);
      const text = await reply.text();
      if (reply.status >= 400) {
        failed.push(`${what}: ${reply.status} ${text.slice(0, 160)}`);
        return '';
      }
      answered.set(what, (answered.get(what) ?? 0) + 1);
      return text;
    } catch (error) {
      const { message, cause } = error as Error;
      failed.push(`${what}: ${message} ${cause instanceof Error ? cause.message : ''}`);
      return '';
    }
  }

  async function read(visitor: Visitor) {
    const page = await ask(visitor, 'pages', `${siteOrigin}/es`);
    const files = [...page.matchAll(/(?:src|href)="(\/(?:assets|r)\/[^"]+)"/g)].map(([, path = '']) => path);
    for (const path of files.slice(0, 4)) await ask(visitor, 'files', siteOrigin + path);
    await ask(visitor, 'releases', `${siteOrigin}/releases.json`);
    await ask(visitor, 'suggestions', `${apiUrl}/search/airports?term=bogo`);
    await ask(visitor, 'card frames', `${scale.vaultUrl}/vault/card?locale=es`);
  }

  let searches = 0;
  async function search(visitor: Visitor) {
    searches += 1;
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(flightIn(60 + (Math.floor(searches / 4) % 60))),
    };
    const text = await ask(visitor, 'searches', `${apiUrl}/air/flight-offer/search`, init);
    if (text === '') return;
    const { data = [] } = JSON.parse(text) as { data?: { id: string }[] };
    const [offer] = data;
    if (offer) await ask(visitor, 'offers', `${apiUrl}/air/flightOffer/${offer.id}`);
  }

  let bookings = 10;
  async function book(visitor: Visitor) {
    bookings += 1;
    journeys.push(
      await travel(
        scale,
        { trip: 'flight', card: PAYS_AT_ONCE, familyName: 'Ferrer', number: bookings, isPatient: true },
        visitor,
      ),
    );
  }

  async function goOn(does: (visitor: Visitor) => Promise<void>) {
    while (!isOver) {
      const visitor = openVisitor(scale);
      try {
        await does(visitor);
      } catch (error) {
        failed.push(String(error));
      }
      await visitor.leave();
      await pause(PAUSE_MS);
    }
  }
  const everybody = [
    ...Array.from({ length: READERS }, () => goOn(read)),
    ...Array.from({ length: SEARCHERS }, () => goOn(search)),
    ...Array.from({ length: TRAVELLERS }, () => goOn(book)),
  ];
  return {
    answered,
    failed,
    journeys,
    async end() {
      isOver = true;
      await Promise.all(everybody);
    },
  };
}
