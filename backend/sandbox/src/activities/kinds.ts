import * as v from 'valibot';
import kinds from './kinds.json' with { type: 'json' };
import { LANDSCAPES } from './landscapes.ts';
import { SCENE_NAMES } from './pictures/scenes.ts';
import { CATEGORIES, codesOf, EXCLUDED, INCLUDED, INFO, MODALITIES, QUESTIONS } from './words.ts';

const KindWordsSchema = v.object({
  /** Where `{city}` stands the place's name. */
  name: v.string(),
  about: v.string(),
  highlights: v.array(v.string()),
});

/** A sort of thing to do; every place that fits has its own. */
const KindSchema = v.object({
  /** Part of the code. */
  id: v.pipe(v.string(), v.length(5)),
  type: v.picklist(['TICKET', 'EXCURSION']),
  landscapes: v.array(v.picklist(LANDSCAPES)),
  category: v.picklist(codesOf(CATEGORIES)),
  scene: v.picklist(SCENE_NAMES),
  minutes: v.number(),
  /** Of an adult, before place and season. */
  dollars: v.number(),
  /** Below this age nobody is taken. */
  minimumAge: v.optional(v.number(), 0),
  sessions: v.optional(v.array(v.string()), ['10:00']),
  isGuided: v.optional(v.boolean(), true),
  modalities: v.optional(v.array(v.picklist(codesOf(MODALITIES))), ['standard']),
  included: v.optional(v.array(v.picklist(codesOf(INCLUDED))), ['guide']),
  excluded: v.optional(v.array(v.picklist(codesOf(EXCLUDED))), ['tips']),
  info: v.optional(v.array(v.picklist(codesOf(INFO))), ['early', 'shoes']),
  questions: v.optional(v.array(v.picklist(codesOf(QUESTIONS))), []),
  words: v.object({ es: KindWordsSchema, en: KindWordsSchema }),
});
export type Kind = Readonly<v.InferOutput<typeof KindSchema>>;

export const KINDS: readonly Kind[] = v.parse(v.array(KindSchema), kinds);

const BY_ID = new Map(KINDS.map((kind) => [kind.id, kind]));

export function findKind(id: string): Kind | undefined {
  return BY_ID.get(id);
}
