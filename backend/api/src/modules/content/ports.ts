import type { ContentListType, ContentSummary, Langcode, Locale, Picture } from '@travesia/contracts';
import type { SourcePicture } from '../../pictures/index.ts';

/** A photograph of an editor in one language, by the address under which its source has the bytes. */
export type SourcePhotograph = Omit<Picture, 'sizes'> & SourcePicture;

/** What a list shows of a text, before its photograph is one of a page. */
export interface SourceSummary extends Omit<ContentSummary, 'image'> {
  readonly image:
    | (Omit<NonNullable<ContentSummary['image']>, 'photo'> & {
        readonly photograph?: SourcePhotograph | null;
      })
    | null;
}

/** A text as its source has it: sanitised, links in the reader's language. */
export interface SourceEntity extends SourceSummary {
  readonly body: string;
  readonly metatag: readonly { readonly name: string; readonly content: string }[];
  readonly translations: readonly Langcode[];
  /** `MAD-BOG` */
  readonly routes: readonly string[];
  /** Paths of other entities. */
  readonly related: readonly string[];
}

interface SourceList {
  readonly results: readonly SourceSummary[];
  readonly total: number;
}

export interface ContentAddress {
  readonly path: string;
  readonly updated: string;
  readonly locales: readonly Locale[];
}

/** Where texts come from: the store of the project, or another endpoint (E-16). Throws when it does not answer. */
export interface ContentSource {
  /** For a reader of `locale`: in that language, else `und`, else the other one (E-05). Letter case is ignored. */
  find(path: string, locale: Locale): Promise<SourceEntity | null>;
  /** Whether what was at the path was taken away for good. */
  isGone(path: string): Promise<boolean>;
  list(type: ContentListType, locale: Locale, page: number, pageSize: number): Promise<SourceList>;
  addresses(): Promise<readonly ContentAddress[]>;
  /** Reads again what it holds itself. */
  refresh(): Promise<void>;
  /** Bytes of one of its photographs; absent: it has none. Rejects where there is none of that address. */
  photograph?(url: string): Promise<Buffer>;
}
