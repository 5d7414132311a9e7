import { CruiseRegionSchema } from '@travesia/contracts';
import * as v from 'valibot';
import voyages from './voyages.json' with { type: 'json' };

export interface PortCall {
  readonly port: string;
  readonly arrival: string | null;
  readonly departure: string | null;
}

/** `barcelona -18:00, palma 08:00-20:00, sea, barcelona 07:00-` */
function daysOf(text: string): readonly (PortCall | null)[] {
  return text.split(',').map((part) => {
    const [port = '', times = ''] = part.trim().split(' ');
    if (port === 'sea') return null;
    const [arrival, departure] = times.split('-');
    return { port, arrival: arrival || null, departure: departure || null };
  });
}

const WordsSchema = v.object({ es: v.string(), en: v.string() });

const VoyageSchema = v.object({
  id: v.string(),
  region: CruiseRegionSchema,
  title: WordsSchema,
  description: WordsSchema,
  /** One entry a day: a port with the times in it, or `null` for a day at sea. */
  days: v.pipe(v.string(), v.transform(daysOf)),
  /** Months in which it costs more, and in which less. */
  highMonths: v.array(v.number()),
  lowMonths: v.array(v.number()),
  /** Share of the ordinary price; a crossing with many days at sea is cheaper a night. */
  priceShare: v.number(),
});
export type Voyage = v.InferOutput<typeof VoyageSchema>;

export const VOYAGES: ReadonlyMap<string, Voyage> = new Map(
  v.parse(v.array(VoyageSchema), voyages).map((voyage) => [voyage.id, voyage]),
);
