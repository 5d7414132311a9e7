import type { Page } from '@playwright/test';

/** How many documents the page has read since. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  return () => documents;
}
