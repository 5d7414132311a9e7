import { machineReadableName } from '@travesia/domain';
import { rememberedText } from './remembered-text.ts';

type Remembered = Readonly<Record<string, unknown>>;

/** First and last name as a ticket writes them; null while one of them is empty. */
function nameKey({ firstName, lastName }: Remembered): string | null {
  const parts = [firstName, lastName].map((part) => machineReadableName(rememberedText(part)));
  return parts.every((part) => part !== null) ? parts.join('/') : null;
}

/** The name that two people have, as the second one wrote it; null where all differ. */
export function sameName(people: readonly Remembered[]): string | null {
  const keys = people.map((person) => nameKey(person));
  const second = people.find((_person, index) => {
    const key = keys[index] ?? null;
    return key !== null && keys.indexOf(key) < index;
  });
  return second
    ? [second.firstName, second.lastName].map((part) => rememberedText(part).trim()).join(' ')
    : null;
}
