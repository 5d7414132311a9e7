import { expect, type Locator } from '@playwright/test';
import type { TestTraveller } from '../fixtures/travellers.ts';
import type { SiteWords } from '../fixtures/words.ts';

/** Types a name and takes the suggestion that says `shown`. */
export async function pickSuggestion(
  field: Locator,
  { typed, shown, chosen }: { typed: string; shown: string | RegExp; chosen: string | RegExp },
): Promise<void> {
  await field.fill(typed);
  await field.page().getByRole('listbox').getByRole('option').filter({ hasText: shown }).first().click();
  await expect(field).toHaveValue(chosen);
}

/** The name of one person in the form of that person. */
export async function fillName(
  form: Locator,
  words: SiteWords,
  { firstName, lastName }: Pick<TestTraveller, 'firstName' | 'lastName'>,
): Promise<void> {
  await form.getByRole('textbox', { name: words.firstName, exact: true }).fill(firstName);
  await form.getByRole('textbox', { name: words.lastName, exact: true }).fill(lastName);
}
