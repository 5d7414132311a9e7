import type { Landscape } from './landscapes.ts';
import type { Scene } from './pictures/scenes.ts';
import type {
  CategoryCode,
  ExcludedCode,
  IncludedCode,
  InfoCode,
  Language,
  ModalityWord,
  QuestionCode,
} from './words.ts';

interface KindWords {
  /** Where `{city}` stands the place's name. */
  readonly name: string;
  readonly about: string;
  readonly highlights: readonly string[];
}

/** A sort of thing to do; every place that fits has its own. */
export interface Kind {
  /** Five letters, part of the code. */
  readonly id: string;
  readonly type: 'TICKET' | 'EXCURSION';
  readonly landscapes: readonly Landscape[];
  readonly category: CategoryCode;
  readonly scene: Scene;
  readonly minutes: number;
  /** Of an adult, before place and season. */
  readonly dollars: number;
  /** Below this age nobody is taken. */
  readonly minimumAge: number;
  readonly sessions: readonly string[];
  readonly isGuided: boolean;
  readonly modalities: readonly [ModalityWord, ...(readonly ModalityWord[])];
  readonly included: readonly IncludedCode[];
  readonly excluded: readonly ExcludedCode[];
  readonly info: readonly InfoCode[];
  readonly questions: readonly QuestionCode[];
  readonly words: Readonly<Record<Language, KindWords>>;
}

export type GivenKind = Pick<
  Kind,
  'id' | 'landscapes' | 'category' | 'scene' | 'minutes' | 'dollars' | 'words'
> &
  Partial<Kind>;

/** What most of them have in common. */
export function kindOf(type: Kind['type'], given: GivenKind): Kind {
  return {
    type,
    minimumAge: 0,
    sessions: ['10:00'],
    isGuided: true,
    modalities: ['standard'],
    included: ['guide'],
    excluded: ['tips'],
    info: ['early', 'shoes'],
    questions: [],
    ...given,
  };
}
