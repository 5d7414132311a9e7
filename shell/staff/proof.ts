/** What of the window the proof is kept in. */
export interface ProofWindow {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly location: Pick<Location, 'href' | 'hash' | 'pathname'>;
  addEventListener(type: 'hashchange', listener: () => void): void;
}

export interface ProofKeeper {
  read(): string | null;
  keep(proof: string | null): void;
}

const hasProof = (state: unknown): state is { readonly proof: string } =>
  typeof state === 'object' && state !== null && 'proof' in state && typeof state.proof === 'string';

/**
 * Remotes run in this origin too and can read its storage, but not the history state of another document:
 * so the proof lies there. It survives a reload, and no other tab or page ever has it.
 */
export function createProofKeeper(page: ProofWindow): ProofKeeper {
  const { history, location } = page;
  // After a sign-in at the issuer it comes in the fragment, which is taken off the address at once.
  const given = new URLSearchParams(location.hash.slice(1)).get('proof');
  if (given !== null) history.replaceState({ proof: given }, '', location.pathname);
  let current = hasProof(history.state) ? history.state.proof : null;

  function keep(proof: string | null) {
    current = proof;
    history.replaceState(proof === null ? null : { proof }, '', location.href);
  }
  // Somebody typed or pasted an address of this page: the browser makes an entry without a state.
  page.addEventListener('hashchange', () => {
    if (current !== null && !hasProof(history.state)) keep(current);
  });
  return { read: () => current, keep };
}
