import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from '@travesia/api-client';
import type { Locale } from '@travesia/contracts';
import type { ExchangeRates, LanguageTag, LocalDate } from '@travesia/domain';
import { MoneyContext } from '@travesia/i18n';

/** What the screens of a remote stand on: everything that comes from outside, in one place. */
export interface RemotePage {
  readonly locale: Locale;
  /** The language of the page as the market writes it. */
  readonly numberLocale: LanguageTag;
  /** Its region is the market's: the first day of the week is its custom, not the language's. */
  readonly weekLocale: string;
  /** What the visitor sees amounts in; offers are settled in USD (F-38). */
  readonly currency: string;
  /** null where rates are not known: amounts show in the offer's currency. */
  readonly rates: ExchangeRates | null;
  readonly today: LocalDate;
  readonly contactNumber: string;
  readonly api: ApiClient;
  readonly nowMs: () => number;
  /** A path below the language prefix as a link writes it. */
  readonly href: (path: string) => string;
  /** Name of the partner that sent the visitor, or empty (P-23). */
  readonly metaName: string;
  /** Says something to screen readers without moving focus. */
  readonly announce: (text: string) => void;
  /** Shows work in the shell's loading bar until the returned function is called (P-32). */
  readonly beginProgress: () => () => void;
}

const RemotePageContext = createContext<RemotePage | null>(null);

export function RemotePageProvider({ page, children }: { page: RemotePage; children: ReactNode }) {
  return (
    <RemotePageContext value={page}>
      {/* A page is what amounts are written by, too: it holds locale, currency and rates. */}
      <MoneyContext value={page}>{children}</MoneyContext>
    </RemotePageContext>
  );
}

export function useRemotePage(): RemotePage {
  const page = use(RemotePageContext);
  if (!page) throw new Error('useRemotePage needs a RemotePageProvider above it');
  return page;
}
