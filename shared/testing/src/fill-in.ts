import type { UserEvent } from '@testing-library/user-event';

/** Fills a field as a paste or the browser itself does: at the end of what is there, in one change. */
export async function fillIn(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
