import { createContext, useContext } from 'react';
import type { PostedForm } from '@travesia/contracts';

export const PostedFormContext = createContext<PostedForm | null>(null);

/** What was sent without scripts from this page and not taken, to be rendered into its form; mostly `null`. */
export function usePostedForm(name: string): PostedForm | null {
  const posted = useContext(PostedFormContext);
  return posted?.form === name ? posted : null;
}
