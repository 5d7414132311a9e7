import * as v from 'valibot';
import type { Locale } from '../platform/locale.ts';

/** A kind of order, e.g. `flight`. The core does not know which there are: products declare theirs. */
export const OrderKindSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,29}$/));
export type OrderKind = v.InferOutput<typeof OrderKindSchema>;

/** What is being bought, as the core keeps it: only the product that wrote it can read it. */
export const SelectionSchema = v.object({
  kind: OrderKindSchema,
  /** Fields of its set-order call, sent as they are. */
  body: v.record(v.string(), v.unknown()),
  /** What the product's own pages need of it besides; never sent. */
  note: v.optional(v.record(v.string(), v.unknown())),
});
export type Selection = v.InferOutput<typeof SelectionSchema>;

const PathSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^(?:\/[\w-]+)+$/));

/** Where the pages of a kind of order are, below the language prefix. */
const OrderPathsSchema = v.object({
  /** Where it is searched, when a tab does not know where it came from. */
  results: PathSchema,
  /** Where it is filled in; "back" and a failed payment lead here (S-35). */
  summary: PathSchema,
  /** Pages of the checkout: shared by all, or the product's own below one word (S-37). */
  waiting: v.pipe(v.string(), v.regex(/^\/(?:booking\/authenticate|[a-z-]+\/booking)\/waiting$/)),
  success: v.pipe(v.string(), v.regex(/^\/(?:booking\/confirm|[a-z-]+\/booking\/success)$/)),
});
export type OrderPaths = v.InferOutput<typeof OrderPathsSchema>;

/** What the shell has to know of a kind of order; the manifest of the remote that sells it carries it. */
export const OrderDeclarationSchema = v.object({ kind: OrderKindSchema, paths: OrderPathsSchema });
export type OrderDeclaration = v.InferOutput<typeof OrderDeclarationSchema>;

/** Words of a kind of order on pages that serve every kind. */
export interface OrderWords {
  /** As a trip in the list of trips. */
  readonly name: Words;
  /** The title of its payment, where that is not a booking's. */
  readonly payment?: Words;
  /** The title of its confirmation, where that is not a booking's. */
  readonly confirmed?: Words;
  /** Label of the supplier's reference. */
  readonly supplierReference: Words;
  /** Why its price is held only for a while (S-43). */
  readonly held: Words;
  /** Asks the supplier for the price again (S-45). */
  readonly checkAgain: Words;
  /** Refuses a new price and chooses something else (S-46). */
  readonly refuse: Words;
  /** What to do or bring on the day. */
  readonly onTheDay: Words;
}
type Words = Readonly<Record<Locale, string>>;

/** The words around a price that is held, in one language. */
export const HoldWordsSchema = v.object({ held: v.string(), checkAgain: v.string(), refuse: v.string() });
export type HoldWords = v.InferOutput<typeof HoldWordsSchema>;

export const holdWordsOf = ({ held, checkAgain, refuse }: OrderWords, locale: Locale): HoldWords => ({
  held: held[locale],
  checkAgain: checkAgain[locale],
  refuse: refuse[locale],
});
