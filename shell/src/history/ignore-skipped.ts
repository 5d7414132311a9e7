/** The browser skips a transition whose page is left, hidden or resized in the middle of it: that is no error. */
export function ignoreSkipped(transition: Pick<ViewTransition, 'ready' | 'finished'> | null | undefined) {
  for (const end of [transition?.ready, transition?.finished]) end?.catch(() => {});
}
