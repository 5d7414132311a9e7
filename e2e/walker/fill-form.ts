import type { Locator, Page } from '@playwright/test';
import { billingAddress, contact } from '../fixtures/travellers.ts';
import { cardHolder } from '../fixtures/cards.ts';
import type { Chance } from '@travesia/testing/seeded-chance';

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-02-03`;
const GIVEN_NAMES = ['Alba', 'Bruno', 'Celia', 'Darío', 'Elena', 'Félix', 'Gala', 'Hugo', 'Inés'];
/** What a traveller types into the field of that name; a field that is not here is left empty. */
const VALUES: Readonly<Record<string, string>> = {
  email: contact.email,
  phone: contact.phone,
  age: '34',
  cardHolderName: cardHolder,
  emailId: contact.email,
  postCode: billingAddress.postCode,
  addressLine1: billingAddress.address,
  city: billingAddress.city,
};
const CHOICES: Readonly<Record<string, string>> = {
  phoneCountry: contact.country,
  country: billingAddress.country,
  gender: 'female',
};

/** The age that the group of fields says it is for: adult, child or infant. */
function birthFor(groupText: string): string {
  const ages = [...groupText.matchAll(/\d+/g)].map(Number);
  if (/infant|bebé/i.test(groupText)) return yearsAgo(1);
  if (/child|niñ/i.test(groupText)) return yearsAgo(Math.max(3, ages.at(-1) === 11 ? 6 : (ages.at(-1) ?? 6)));
  return yearsAgo(34);
}

/** Nobody travels twice: everybody on the page gets a name of their own. */
async function freeNames(page: Page): Promise<string[]> {
  const fields = await page.locator('main input[name=firstName]').all();
  const taken = new Set(await Promise.all(fields.map((field) => field.inputValue())));
  return GIVEN_NAMES.filter((name) => !taken.has(name));
}

/** Fills every field that is empty or marked as wrong, as an attentive person would. */
export async function fillForm(
  page: Page,
  { chance, familyName }: { chance: Chance; familyName: string },
): Promise<number> {
  let filled = 0;
  const fields = page.locator('main input:visible, main select:visible');
  const typeInto = async (field: Locator, value: string) => {
    await field.fill(value);
    filled += 1;
  };
  for (const field of await fields.all()) {
    const { name, value, tag, group, isWrong } = await field.evaluate((element) => ({
      isWrong: element.getAttribute('aria-invalid') === 'true',
      name: element.getAttribute('name') ?? '',
      value: element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '',
      tag: element.tagName,
      group: element.closest('fieldset,[role=group]')?.textContent?.slice(0, 120) ?? '',
    }));
    if (tag === 'SELECT') {
      // A market's own country may stand there already; the number and the address are this person's.
      const choice = CHOICES[name];
      if (choice === undefined || value === choice) continue;
      await field.selectOption(choice);
      filled += 1;
    } else if (value !== '' && !isWrong) continue;
    else if (name === 'firstName') await typeInto(field, chance.pick(await freeNames(page)));
    else if (name === 'lastName') await typeInto(field, familyName);
    else if (name === 'dateOfBirth') await typeInto(field, birthFor(group));
    else if (VALUES[name] !== undefined) await typeInto(field, VALUES[name]);
  }
  return filled;
}
