import type { Browser } from '@playwright/test';
import type { Stack } from '@travesia/deploy/stack';
import { cards } from '../../fixtures/cards.ts';
import { lucia } from '../../fixtures/travellers.ts';
import { resultsPath } from './pages.ts';
import type { Net } from './phone.ts';
import { sendTraveller, type Fetched } from './traveller.ts';

export interface Booked {
  /** What the traveller waited for, ms. */
  readonly search: number;
  readonly select: number;
  readonly pay: number;
  readonly fetched: Fetched;
}

/** One adult books a direct flight, from the home to the confirmation. */
export async function book(browser: Browser, stack: Stack, net: Net): Promise<Booked> {
  const { context, fetched, journey, waitFor } = await sendTraveller(browser, stack, net);
  const { search, results, summary, billing, confirmation } = journey;
  try {
    await journey.openHome();
    await search.chooseTrip('oneWay');
    await search.choosePlace(search.origin, 'madri', 'MAD');
    await search.choosePlace(search.destination, 'bogota', 'BOG');
    const searched = await waitFor(results.tickets.first(), () => search.submit.click());
    const selected = await waitFor(summary.heading, () => results.chooseFirst('chooseFlight'));
    await summary.fillContact();
    await summary.fillTraveller(1, lucia);
    await summary.goToPayment();
    await billing.fillAddress();
    await billing.fillCard(cards.accepted);
    const paid = await waitFor(confirmation.heading, () => billing.pressPay());
    return { search: searched, select: selected, pay: paid, fetched: fetched() };
  } finally {
    await context.close();
  }
}

/** Somebody follows a shared link to flights: until the first offer is seen, ms. */
export async function openResultsCold(
  browser: Browser,
  stack: Stack,
  departInDays: number,
  net: Net,
): Promise<number> {
  const { context, journey, page, waitFor } = await sendTraveller(browser, stack, net);
  try {
    return await waitFor(journey.results.tickets.first(), () =>
      page.goto(resultsPath(departInDays), { waitUntil: 'commit' }),
    );
  } finally {
    await context.close();
  }
}
