import { useEffect, useState } from 'react';
import styles from './markets.module.css';

export type RenderedDocumentProps = { html: string; title: string };

/** A document in a frame of its own; nothing in it runs, opens or is sent. */
export function RenderedDocument({ html, title }: RenderedDocumentProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html; charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={address}
      // Its styles are the site's own files; without `allow-scripts` that gives it nothing else.
      sandbox="allow-same-origin"
    />
  );
}
