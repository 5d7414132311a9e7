import { createContext, use, useEffect } from 'react';

export const StepTitleContext = createContext<(title: string | null) => void>(() => {});

/** Names the tab after what the step is about, where that is more than the step itself. */
export function useStepTitle(title: string | undefined) {
  const setTitle = use(StepTitleContext);
  useEffect(() => {
    setTitle(title ?? null);
    return () => setTitle(null);
  }, [setTitle, title]);
}
