import type { Locale } from '../locales.ts';
import type { TextTree } from './text-key.ts';

/** A namespace with its words in both languages. The keys of the Spanish file are the keys there are. */
export type Texts<Tree extends TextTree = TextTree> = {
  readonly namespace: string;
  readonly resources: Readonly<Record<Locale, TextTree>>;
  /** Only for the type of the keys. */
  readonly tree: Tree;
};

/**
 * Names the texts of a package once.
 * @example export const flightTexts = defineTexts('flights', { es, en });
 */
export function defineTexts<const Tree extends TextTree>(
  namespace: string,
  resources: { es: Tree; en: TextTree },
): Texts<Tree> {
  return { namespace, resources, tree: resources.es };
}
