import { useEffect } from 'react';

/** What is folded on the screen is open on paper. */
export function useOpenOnPaper() {
  useEffect(() => {
    const open = () => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    };
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
}
