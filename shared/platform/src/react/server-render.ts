import { createContext, useContext, useEffect } from 'react';
import type { DataNeed, Locale, RenderReply, SharePicture } from '@travesia/contracts';
import { useSdk } from './sdk-context.ts';

/** For whom something is read: words are of a language, prices of a market (W-14). */
export interface NeedReader {
  readonly locale: Locale;
  readonly market: { readonly id: string };
}

/** Name of an answer in the query client: the same on the server and in the browser that hydrates. */
export function needKey(
  { locale, market }: NeedReader,
  { method, path, body }: DataNeed,
): readonly unknown[] {
  return ['document', locale, market.id, method, path, body ?? null];
}

/** What a rendering on the server says about the document around it. */
export interface ServerRender {
  need(need: DataNeed): void;
  describe(head: PageHead): void;
}

export interface PageHead {
  /** Without the name of the site. */
  readonly title: string;
  readonly description?: string;
  /** Status of the document, where it is not 200. */
  readonly status?: RenderReply['status'];
  readonly structuredData?: NonNullable<RenderReply['head']['structuredData']>;
  /** The one address of a page that has several, below the language prefix. */
  readonly canonicalPath?: string;
  /** Languages the page exists in, where it is not all of them. */
  readonly locales?: readonly Locale[];
  /** Address of a picture for those who share the page. */
  readonly image?: string;
  /** Landscape of the picture that is rendered where the page has none of its own. */
  readonly scene?: SharePicture;
  readonly kind?: 'website' | 'article';
}

export const ServerRenderContext = createContext<ServerRender | null>(null);

/** Asks the site for a read that is not there yet; does nothing in a browser. */
export function useServerNeed(need: DataNeed | null) {
  const rendering = useContext(ServerRenderContext);
  if (rendering && need) rendering.need(need);
}

/**
 * Title, description, status and JSON-LD of the page: in the document from the server, then in the tab.
 * With status 404 or 410 the shell shows its own page in place of the remote's.
 */
export function usePageHead(head: PageHead) {
  const rendering = useContext(ServerRenderContext);
  rendering?.describe(head);
  const { reportMissing } = useSdk();
  const { title, description } = head;
  const isMissing = head.status === 404 || head.status === 410;
  useEffect(() => {
    // The page that says so is the shell's, and the same for all (P-44).
    if (isMissing) reportMissing();
  }, [isMissing, reportMissing]);
  useEffect(() => {
    document.title = `${title} · Travesía`;
    if (description) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    }
  }, [title, description]);
}
