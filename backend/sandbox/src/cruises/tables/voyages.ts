import { CruiseRegionSchema } from '@travesia/contracts';
import { array, type InferOutput, number, object, parse, pipe, string, transform } from 'valibot';
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

const WordsSchema = object({ es: string(), en: string() });

const VoyageSchema = object({
  id: string(),
  region: CruiseRegionSchema,
  title: WordsSchema,
  description: WordsSchema,
  /** One entry a day: a port with the times in it, or `null` for a day at sea. */
  days: pipe(string(), transform(daysOf)),
  /** Months in which it costs more, and in which less. */
  highMonths: array(number()),
  lowMonths: array(number()),
  /** Share of the ordinary price; a crossing with many days at sea is cheaper a night. */
  priceShare: number(),
});
export type Voyage = InferOutput<typeof VoyageSchema>;

export const VOYAGES: ReadonlyMap<string, Voyage> = new Map(
  parse(array(VoyageSchema), voyages).map((voyage) => [voyage.id, voyage]),
);
