import { maxLength, object, optional, pipe, record, regex, string, unknown, type InferOutput } from 'valibot';
import type { Locale } from '../platform/locale.ts';

/** A kind of order, e.g. `flight`. The core does not know which there are: products declare theirs. */
export const OrderKindSchema = pipe(string(), regex(/^[a-z][a-z-]{0,29}$/));
export type OrderKind = InferOutput<typeof OrderKindSchema>;

/** What is being bought, as the core keeps it: only the product that wrote it can read it. */
export const SelectionSchema = object({
  kind: OrderKindSchema,
  /** Fields of its set-order call, sent as they are. */
  body: record(string(), unknown()),
  /** What the product's own pages need of it besides; never sent. */
  note: optional(record(string(), unknown())),
});
export type Selection = InferOutput<typeof SelectionSchema>;

const PathSchema = pipe(string(), maxLength(100), regex(/^(?:\/[\w-]+)+$/));

/** Where the pages of a kind of order are, below the language prefix. */
const OrderPathsSchema = object({
  /** Where it is searched, when a tab does not know where it came from. */
  results: PathSchema,
  /** Where it is filled in; "back" and a failed payment lead here (S-35). */
  summary: PathSchema,
  /** Pages of the checkout: shared by all, or the product's own below one word (S-37). */
  waiting: pipe(string(), regex(/^\/(?:booking\/authenticate|[a-z-]+\/booking)\/waiting$/)),
  success: pipe(string(), regex(/^\/(?:booking\/confirm|[a-z-]+\/booking\/success)$/)),
});
export type OrderPaths = InferOutput<typeof OrderPathsSchema>;

/** What the shell has to know of a kind of order; the manifest of the remote that sells it carries it. */
export const OrderDeclarationSchema = object({ kind: OrderKindSchema, paths: OrderPathsSchema });
export type OrderDeclaration = InferOutput<typeof OrderDeclarationSchema>;

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
export const HoldWordsSchema = object({ held: string(), checkAgain: string(), refuse: string() });
export type HoldWords = InferOutput<typeof HoldWordsSchema>;

export const holdWordsOf = ({ held, checkAgain, refuse }: OrderWords, locale: Locale): HoldWords => ({
  held: held[locale],
  checkAgain: checkAgain[locale],
  refuse: refuse[locale],
});
