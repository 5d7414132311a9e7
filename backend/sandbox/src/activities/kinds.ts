import {
  array,
  boolean,
  type InferOutput,
  length,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
} from 'valibot';
import kinds from './kinds.json' with { type: 'json' };
import { LANDSCAPES } from './landscapes.ts';
import { SCENE_NAMES } from './pictures/scenes.ts';
import { CATEGORIES, codesOf, EXCLUDED, INCLUDED, INFO, MODALITIES, QUESTIONS } from './words.ts';

const KindWordsSchema = object({
  /** Where `{city}` stands the place's name. */
  name: string(),
  about: string(),
  highlights: array(string()),
});

/** A sort of thing to do; every place that fits has its own. */
const KindSchema = object({
  /** Part of the code. */
  id: pipe(string(), length(5)),
  type: picklist(['TICKET', 'EXCURSION']),
  landscapes: array(picklist(LANDSCAPES)),
  category: picklist(codesOf(CATEGORIES)),
  scene: picklist(SCENE_NAMES),
  minutes: number(),
  /** Of an adult, before place and season. */
  dollars: number(),
  /** Below this age nobody is taken. */
  minimumAge: optional(number(), 0),
  sessions: optional(array(string()), ['10:00']),
  isGuided: optional(boolean(), true),
  modalities: optional(array(picklist(codesOf(MODALITIES))), ['standard']),
  included: optional(array(picklist(codesOf(INCLUDED))), ['guide']),
  excluded: optional(array(picklist(codesOf(EXCLUDED))), ['tips']),
  info: optional(array(picklist(codesOf(INFO))), ['early', 'shoes']),
  questions: optional(array(picklist(codesOf(QUESTIONS))), []),
  words: object({ es: KindWordsSchema, en: KindWordsSchema }),
});
export type Kind = Readonly<InferOutput<typeof KindSchema>>;

export const KINDS: readonly Kind[] = parse(array(KindSchema), kinds);

const BY_ID = new Map(KINDS.map((kind) => [kind.id, kind]));

export function findKind(id: string): Kind | undefined {
  return BY_ID.get(id);
}
