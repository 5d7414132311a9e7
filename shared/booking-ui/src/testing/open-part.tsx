import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MoneyContext, tagOf, type Locale } from '@travesia/i18n';
import { RemotePageProvider, type RemotePage } from '@travesia/page';
import { createPath, Router, type Navigator } from '@travesia/platform/libraries';
import { TextProvider } from '@travesia/platform/react';
import { choosingTexts } from '../choosing/index.ts';
import { bookingTexts } from '../texts/index.ts';

const TEXTS = [bookingTexts, choosingTexts];
const PHONE = '+1 202 555 0180';
const MONEY = { numberLocale: 'en-US', currency: 'USD', rates: null } as const;
const STILL = {
  createHref: (to: Parameters<typeof createPath>[0]) => `/en${createPath(to)}`,
  go() {},
  push() {},
  replace() {},
};

/** A part of a page where pages have it: with words, prices in dollars, a telephone number and addresses. */
export function openPart(part: ReactElement, locale: Locale = 'en') {
  const page = (shown: ReactElement) => (
    <RemotePageProvider page={{ locale, numberLocale: tagOf(locale), contactNumber: PHONE } as RemotePage}>
      <TextProvider locale={locale} texts={TEXTS}>
        <MoneyContext value={MONEY}>
          <Router location="/" navigator={STILL as unknown as Navigator}>
            {shown}
          </Router>
        </MoneyContext>
      </TextProvider>
    </RemotePageProvider>
  );
  const { rerender, ...view } = render(page(part));
  return { ...view, user: userEvent.setup(), change: (shown: ReactElement) => rerender(page(shown)) };
}
