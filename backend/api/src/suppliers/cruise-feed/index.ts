import * as v from 'valibot';
import { SourceCruiseSchema, type CruiseSource } from '../../modules/cruises/ports.ts';
import { readSome } from '../../supplier-replies/readable-items.ts';
import { readJson } from '../../supplier-replies/read-reply.ts';

/** A visitor waits for it. */
const DEADLINE_MS = 4_000;
const ReplySchema = v.object({ cruises: v.array(v.unknown()) });

/** `GET <url>?lang=<language>`, as README.md says. A cruise that cannot be read is left out and counted. */
export function createCruiseFeed({
  url,
  deadlineMs = DEADLINE_MS,
}: {
  readonly url: string;
  readonly deadlineMs?: number;
}): CruiseSource {
  return {
    async read(locale) {
      const address = new URL(url);
      address.searchParams.set('lang', locale);
      const reply = await fetch(address, {
        headers: { accept: 'application/json', 'accept-language': locale },
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (!reply.ok) throw new CruiseFeedRefusal(reply.status);
      const { cruises } = v.parse(ReplySchema, await readJson(reply));
      const slugs = new Set<string>();
      return readSome({ supplier: 'cruises', item: 'cruise' }, cruises, (item) => {
        const cruise = v.parse(SourceCruiseSchema, item);
        // A slug is an address: of two cruises with one, the second could not be opened.
        if (cruise.langcode !== locale || slugs.has(cruise.slug)) throw new TypeError('not this listing’s');
        slugs.add(cruise.slug);
        return [cruise];
      });
    },
  };
}

class CruiseFeedRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the source of cruises answered ${status}`);
    this.name = 'CruiseFeedRefusal';
    this.status = status;
  }
}
