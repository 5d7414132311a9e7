import { DEFAULT_LOCALE, type Locale } from '../locales.ts';
import type { TextTree } from '@travesia/domain/words';

/** A namespace with its words in every language. The keys of the default language are the keys there are. */
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
  resources: Record<typeof DEFAULT_LOCALE, Tree> & Record<Locale, TextTree>,
): Texts<Tree> {
  return { namespace, resources, tree: resources[DEFAULT_LOCALE] };
}
