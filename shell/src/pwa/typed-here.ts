import type { Host } from '../host/host.ts';

/** Whether anything was typed or chosen since the visitor came to this page (P-29). */
export function watchTyping(host: Pick<Host, 'location'>, page: Document = document): () => boolean {
  let typedAt: string | null = null;
  const path = () => host.location.getSnapshot().location.pathname;
  const remember = () => {
    typedAt = path();
  };
  page.addEventListener('input', remember, { capture: true, passive: true });
  page.addEventListener('change', remember, { capture: true, passive: true });
  return () => typedAt === path();
}
