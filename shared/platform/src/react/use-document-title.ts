import { useEffect } from 'react';

/** Names the page while it is shown. The document of a first load has its title from the server. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Travesía`;
  }, [title]);
}
