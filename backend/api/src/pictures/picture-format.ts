import type { PictureFormat } from '@travesia/pictures';

/** The smallest that the browser says it shows. A reader that takes anything, as those of link previews, gets JPEG. */
export function formatFor(accept: string | undefined): PictureFormat {
  const wanted = accept?.toLowerCase() ?? '';
  if (wanted.includes('image/avif')) return 'avif';
  return wanted.includes('image/webp') ? 'webp' : 'jpeg';
}
