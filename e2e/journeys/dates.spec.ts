import type { Locator } from '@playwright/test';
import { DatesPanel } from '../pages/dates-panel.ts';
import { daysAhead } from '../support/dates.ts';
import { isBeforeRelease } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

test('the dates of a flight, a stay and an activity are chosen with a thumb @phone @core', async ({
  page,
  journey,
  language,
  words,
  hotels,
  hotelWords,
  activities,
  activityWords,
}) => {
  const [from, to, later] = [daysAhead(10), daysAhead(13), daysAhead(15)];
  const chooseByTouch = async (form: Locator) => {
    const dates = new DatesPanel(page, language, words, form);
    await dates.field.tap();
    await dates.day(from).tap();
    await dates.day(to).tap();
    await dates.done.tap();
    await expect(dates.panel).toBeHidden();
    await expect(dates.field).toContainText(dates.shown(from, to));
    return dates;
  };

  await journey.openHome();
  const flight = await chooseByTouch(journey.search.form);
  // Only the return is changed: the same departure, another return.
  await flight.field.tap();
  await flight.day(from).tap();
  await flight.day(later).tap();
  await flight.done.tap();
  await expect(flight.field).toContainText(flight.shown(from, later));

  await page.getByRole('tab', { name: hotelWords.hotels }).tap();
  await chooseByTouch(hotels.form);
  await page.getByRole('tab', { name: activityWords.activities }).tap();
  await chooseByTouch(activities.form('activity'));
});

const WINDOWS = [
  [1366, 768],
  [820, 1180],
  [320, 640],
] as const;
const MORE_WINDOWS = [
  [1280, 800],
  [1920, 1080],
] as const;

test('every calendar opens inside the window, and goes on and ends there @core', async ({
  page,
  journey,
  language,
  words,
  hotels,
  hotelWords,
  activities,
  activityWords,
}) => {
  const { search } = journey;
  const forms = [
    { tab: null, form: search.form },
    { tab: hotelWords.packages, form: page.getByRole('search', { name: hotelWords.packageSearch }) },
    { tab: hotelWords.hotels, form: hotels.form },
    { tab: activityWords.activities, form: activities.form('activity') },
    { tab: activityWords.tours, form: activities.form('tour') },
  ];
  await page.setViewportSize({ width: 1366, height: 768 });
  await journey.openHome();
  for (const { tab, form } of forms) {
    if (tab) await page.getByRole('tab', { name: tab }).click();
    const dates = new DatesPanel(page, language, words, form);
    for (const [width, height] of isBeforeRelease ? [...WINDOWS, ...MORE_WINDOWS] : WINDOWS) {
      await page.setViewportSize({ width, height });
      await dates.field.click();
      await expect(dates.panel.getByRole('grid').first()).toBeVisible();
      for (const part of [dates.panel, dates.done]) await expect(part).toBeInViewport({ ratio: 1 });
      if (width > 640) {
        // The calendar has a second one behind the months, for screen readers.
        const next = dates.panel.getByRole('button', { name: words.nextMonth }).first();
        await expect(next).toBeInViewport({ ratio: 1 });
      }
      await dates.done.click();
      await expect(dates.field).toBeFocused();
    }
  }
});
