import { cards } from '../fixtures/cards.ts';
import { contact, lucia } from '../fixtures/travellers.ts';
import { expectAccessible } from '../support/axe.ts';
import { daysAhead } from '../support/dates.ts';
import { expect, test } from '../support/test.ts';

test('the search says what is missing or cannot be, next to its field @phone @core (F-07, F-08)', async ({
  page,
  journey,
  words,
}) => {
  const { search } = journey;
  await journey.openHome();
  await search.submit.click();
  await expect(page.getByText(words.originMissing)).toBeVisible();
  await expect(page.getByText(words.destinationMissing)).toBeVisible();
  await expect(search.origin).toBeFocused();
  await expectAccessible(page);

  await search.choosePlace(search.origin, 'madrid', 'MAD');
  await search.choosePlace(search.destination, 'madrid', 'MAD');
  await search.submit.click();
  await expect(page.getByText(words.sameEnds)).toBeVisible();
  await expect(search.origin).toHaveValue(/MAD/);

  await search.choosePlace(search.destination, 'bogota', 'BOG');
  await search.addTravellers({ infants: 2 });
  await search.submit.click();
  await expect(page.getByText(words.moreInfantsThanAdults).first()).toBeVisible();
  await expect(page).toHaveURL(/\/es\/?$/);
});

test('an address with nonsense in it still gives a page to go on from @core (F-14, X-23)', async ({
  page,
  words,
  watch,
}) => {
  watch.allow(/Failed to load resource: .*4\d\d/);
  for (const query of [
    'from=%3Cscript%3E&to=&depart=ayer&adults=99&trip=7',
    `from=MAD&to=MAD&depart=${daysAhead(900)}&adults=-1&children=x`,
    'cabin=%00%00&sort=DROP%20TABLE&price=zz',
  ]) {
    const reply = await page.goto(`/es/mad-bog/results?${query}`);
    expect(reply?.status(), query).toBeLessThan(500);
    await expect(page.getByRole('heading', { level: 1 }), query).toBeVisible();
    await expect(page.getByRole('search', { name: words.search }).or(page.getByRole('main'))).not.toHaveCount(
      0,
    );
  }
});

test('travellers and contact: every field says its own error and keeps what was typed @core (S-07, S-08, S-11, X-21)', async ({
  page,
  journey,
  words,
}) => {
  const { summary } = journey;
  await journey.toSummary({ to: 'BCN' });
  await expect(page.getByText(words.exactNames)).toBeVisible();
  await summary.continue.click();
  await expect(page.getByText(words.correctFirst)).toBeVisible();
  await expect(summary.traveller(1).getByText(words.firstNameMissing)).toBeVisible();

  await summary.email.fill('no-es-un-correo');
  await summary.phone.fill('12');
  await summary.fillTraveller(1, { ...lucia, firstName: 'L4ura', birth: daysAhead(2) });
  await summary.continue.click();
  await expect(page.getByText(words.emailInvalid).first()).toBeVisible();
  await expect(page.getByText(words.phoneInvalid).first()).toBeVisible();
  await expect(page.getByText(words.birthNotPast).first()).toBeVisible();
  await expect(summary.email).toHaveValue('no-es-un-correo');
  await expectAccessible(page);

  await summary.fillTraveller(1, { ...lucia, birth: daysAhead(-5 * 365) });
  await summary.continue.click();
  await expect(page.getByText(words.notAdult).first()).toBeVisible();

  await summary.fillContact();
  await summary.fillTraveller(1, lucia);
  await summary.goToPayment();
});

test.describe('en', () => {
  test.use({ language: 'en' });
  test('billing and card: nothing is sent until all is right, nothing typed is lost @phone @core (S-14, S-18, S-21, S-24)', async ({
    page,
    journey,
    words,
  }) => {
    const { billing } = journey;
    await journey.toPayment({ to: 'BCN' });
    await billing.field('postCode').fill('!!');
    await billing.cardField('cardName').fill('Lucia Ferrer');
    await billing.cardField('cardNumber').fill('4242 4242 4242 4241');
    await billing.cardField('cardExpiry').fill('0120');
    await billing.cardField('cardCvc').fill('12');
    await billing.pressPay();
    await expect(page).toHaveURL(/BillingSummary/);
    await expect(billing.card.getByText(words.cardNumberInvalid)).toBeVisible();
    await expect(billing.card.getByText(words.cardExpiryInvalid)).toBeVisible();
    await expect(billing.field('postCode')).toHaveValue('!!');
    await expect(billing.cardField('cardName')).toHaveValue('Lucia Ferrer');
    await expectAccessible(page);

    await billing.field('postCode').fill('28013');
    await journey.pay(cards.accepted);
    await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(contact.email).first()).toBeVisible();
  });
});
